import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconClock, IconPrinter, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Arrived } from '#pages/intentos/despues/Arrived.tsx';
import { Code } from '#pages/intentos/despues/Code.tsx';
import { numberOf } from '#pages/intentos/despues/arrivals.ts';
import { ReceiptSkeleton } from '#pages/intentos/despues/AfterSkeleton.tsx';
import classes from '#pages/intentos/despues/Despues.module.css';
import after from '#pages/intentos/despues/after.module.css';
import { Resultado } from '#pages/intentos/despues/Resultado.tsx';
import { resultWords } from '#pages/intentos/despues/result-words.ts';
import {
  attemptWords,
  MANERA_DE_ENTREGA,
  momentoExacto,
  notaEnPalabras,
  noTomadasEnPalabras,
  porCorregir,
  porQueSeAnulo,
  sobreLaNota,
  tardiasEnPalabras,
  tituloDelRecibo,
} from '#pages/intentos/despues/words.ts';
import { revisionQuery } from '#pages/intentos/queries.ts';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { enumerar, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface ReciboProps {
  readonly evaluacionId: string;
  readonly intentoId: string;
}

export function Recibo({ evaluacionId, intentoId }: ReciboProps) {
  useDocumentTitle('Recibo');
  return (
    <QueryView
      query={useQuery(revisionQuery(intentoId))}
      skeleton={<ReceiptSkeleton />}
      label="Cargando el recibo…"
    >
      {(revisado) => <Receipt evaluacionId={evaluacionId} revisado={revisado} />}
    </QueryView>
  );
}

function Receipt({
  evaluacionId,
  revisado,
}: {
  readonly evaluacionId: string;
  readonly revisado: IntentoRevisado;
}) {
  const { recibo, anulado, practica, puntos } = revisado;
  const zone = useZone();
  const nota = notaEnPalabras(revisado);
  const result = recibo.estado === 'entregado' ? resultWords(revisado) : null;
  const falta = porCorregir(revisado);
  const annulled = recibo.estado === 'anulado';
  const open = recibo.estado === 'en_curso' || recibo.estado === 'vencido';
  const Seal = annulled ? IconX : open ? IconClock : IconCheck;
  const named = numberOf(revisado);
  const missing = recibo.sinRecibir.map(named);
  const late = tardiasEnPalabras(recibo, named);
  const notTaken = noTomadasEnPalabras(recibo, named);
  const { meLlegaCorreo } = useActor();
  const notas = sobreLaNota(revisado, meLlegaCorreo, useNow(), zone);
  return (
    <div className={after.page} data-result={result !== null || undefined}>
      {result && <Resultado revisado={revisado} words={result} />}
      <div>
        <article className={after.receipt}>
          {result ? (
            <SerifTitle level={2} size={20}>
              {recibo.causa === 'persona' ? 'Recibo' : tituloDelRecibo(recibo, practica)}
            </SerifTitle>
          ) : (
            <>
              <span className={classes.seal} data-bad={annulled || undefined} data-open={open || undefined}>
                <Seal size={36} stroke={2} aria-hidden />
              </span>
              <SerifTitle level={1} size={32}>
                {tituloDelRecibo(recibo, practica)}
              </SerifTitle>
              <p className="look-muted">{recibo.titulo}</p>
            </>
          )}
          {recibo.estado === 'en_curso' && (
            <p className={classes.spaced}>
              Lo que respondiste sigue guardado. Vuelve y entrégala antes de que acabe su tiempo.
            </p>
          )}
          {annulled && <p className={classes.spaced}>{anulado?.motivo ?? porQueSeAnulo(recibo)}</p>}
          {revisado.comentario && !result && (
            <div className={classes.spaced}>
              <Prose html={revisado.comentario} />
            </div>
          )}
          {recibo.codigo && <Code codigo={recibo.codigo} />}
          <Arrived revisado={revisado} />
          <dl className={classes.facts}>
            <Fact name="Curso">{recibo.curso.titulo}</Fact>
            <Fact name="Intento">{attemptWords(revisado)}</Fact>
            <Fact name="Respuestas recibidas">
              {recibo.respondidas} de {recibo.preguntas}
            </Fact>
            {late.length > 0 && (
              <Fact name={recibo.tardias.length === 1 ? 'Llegó tarde' : 'Llegaron tarde'}>
                {late.join('; ')}
              </Fact>
            )}
            {missing.length > 0 && (
              <Fact name="No llegaron">{enumerar(missing.map((number) => `la ${number}`))}</Fact>
            )}
            {notTaken && (
              <Fact name={recibo.noTomadas.length === 1 ? 'No se tomó' : 'No se tomaron'}>{notTaken}</Fact>
            )}
            <Fact name="Empezaste">{momentoExacto(recibo.empezadoEn, zone)}</Fact>
            {recibo.entregadoEn && (
              <Fact name={MANERA_DE_ENTREGA[recibo.causa ?? 'tiempo']}>
                {momentoExacto(recibo.entregadoEn, zone)}
              </Fact>
            )}
            <Fact name="Nombre">{recibo.persona}</Fact>
            {nota && <Fact name="Nota sobre 10">{falta ? `${nota}; ${falta}` : nota}</Fact>}
            {practica && puntos && (
              <Fact name="Puntos">
                {numero(puntos.logrados)} de {numero(puntos.posibles)}
              </Fact>
            )}
          </dl>
          <div className={classes.actions}>
            {!open && (
              <Button
                variant="default"
                leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
                onClick={() => window.print()}
              >
                Imprimir
              </Button>
            )}
            {open && (
              <ButtonLink to={rutas.evaluacion(evaluacionId)} search={{ intento: recibo.intentoId }}>
                Volver a la prueba
              </ButtonLink>
            )}
            {!result && revisado.preguntas.length > 0 && (
              <ButtonLink
                variant="default"
                to={rutas.evaluacion(evaluacionId)}
                search={{ revision: recibo.intentoId }}
              >
                Ver la revisión
              </ButtonLink>
            )}
            {!result && (
              <ButtonLink to={rutas.pruebas} variant={open ? 'default' : 'filled'}>
                Ir a Mis pruebas
              </ButtonLink>
            )}
          </div>
        </article>
        {recibo.estado === 'entregado' && (
          <p className={classes.note}>
            {meLlegaCorreo
              ? 'También te lo hemos enviado por correo y lo tienes en Mis pruebas.'
              : 'Lo tienes siempre en Mis pruebas. Apunta el código o imprímelo si quieres guardarlo.'}
          </p>
        )}
        {recibo.estado === 'entregado' &&
          !result &&
          notas.map((una) => (
            <p key={una} className={classes.note}>
              {una}
            </p>
          ))}
      </div>
    </div>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
