import { nombreDeArchivo } from '@catedra/shared/cargas/campos.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { Alert } from '@mantine/core';
import { IconAlertCircle, IconLogout, IconMinus, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import type { FiltroDeFila } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import { AccessOfCreated } from '#pages/usuarios/carga-masiva/importacion/AccessOfCreated.tsx';
import { FailedRows } from '#pages/usuarios/carga-masiva/importacion/FailedRows.tsx';
import classes from '#parts/cargas/Result.module.css';
import { ResultLine } from '#parts/cargas/ResultLine.tsx';
import { Undo } from '#pages/usuarios/carga-masiva/importacion/Undo.tsx';
import { Undone } from '#pages/usuarios/carga-masiva/importacion/Undone.tsx';
import { Rows } from '#pages/usuarios/carga-masiva/revision/Rows.tsx';
import { Steps } from '#parts/cargas/Steps.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { Page } from '#ui/frame/Page.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { ButtonLink, TextButton } from '#ui/frame/TextLink.tsx';
import { cuenta, enumerar } from '#ui/words/words.ts';
import { useTitleFocus } from '#ui/frame/title-focus.ts';

interface ResultProps {
  readonly carga: Carga;
  readonly trail: readonly Crumb[];
}

const NADA = {
  creadas: 0,
  actualizadas: 0,
  iguales: 0,
  fallidas: 0,
  invitadas: 0,
  sinContraseña: 0,
  salieron: 0,
  gruposCreados: [],
};

function titleOf({ estado, resultado }: Carga): string {
  if (estado === 'deshecha') return 'Carga deshecha';
  if (estado === 'fallida') return 'La carga se detuvo';
  const filas = (resultado?.creadas ?? 0) + (resultado?.actualizadas ?? 0);
  if (filas > 0) return cuenta(filas, 'fila importada', 'filas importadas');
  return resultado && resultado.salieron > 0 ? 'Grupo sincronizado' : 'No había nada que importar';
}

/** What happened, kept: who, when, how many, which ones, and the way back. */
export function Result({ carga, trail }: ResultProps) {
  useTitleFocus();
  const { estado, resultado, contadores, motivo, terminadaEn } = carga;
  const [shown, setShown] = useState<FiltroDeFila | null>(null);
  const { creadas, actualizadas, iguales, fallidas, salieron, gruposCreados } = resultado ?? NADA;
  const fuera = (contadores?.errores ?? 0) + fallidas;
  const descartadas = contadores?.descartadas ?? 0;
  const see = (filter: FiltroDeFila, words: string) => (
    <TextButton onClick={() => setShown(shown === filter ? null : filter)}>
      {shown === filter ? 'Ocultarlas' : words}
    </TextButton>
  );
  return (
    <Page
      title={titleOf(carga)}
      documentTitle="Carga masiva"
      subtitle={
        <>
          <b>{nombreDeArchivo(carga.archivo)}</b>, <Moment date={terminadaEn ?? carga.creadaEn} recent />, por{' '}
          {carga.quien.nombre}.
        </>
      }
      trail={trail}
      action={<Steps at={4} over={estado !== 'fallida'} />}
    >
      {estado === 'fallida' && (
        <Alert className={classes.stopped} color="mal" variant="light">
          {motivo ?? 'Algo la interrumpió.'} Lo que ya se importó está guardado.
        </Alert>
      )}
      {carga.deshecho && <Undone deshecho={carga.deshecho}>{see('conservada', 'Ver cuáles')}</Undone>}
      <div className={classes.columns}>
        <div>
          <dl className={classes.result}>
            {creadas > 0 && (
              <ResultLine kind="nueva" icon={IconPlus} label="Nuevas" count={creadas}>
                {estado === 'importada' ? <AccessOfCreated carga={carga} /> : null}{' '}
                {see('creada', 'Ver quiénes son')}
              </ResultLine>
            )}
            {actualizadas > 0 && (
              <ResultLine kind="cambia" icon={IconPencil} label="Actualizadas" count={actualizadas}>
                {see('actualizada', 'Ver qué cambió')}
              </ResultLine>
            )}
            {iguales > 0 && (
              <ResultLine icon={IconMinus} label="Sin cambios" count={iguales}>
                Ya estaban como dice el archivo.
              </ResultLine>
            )}
            {salieron > 0 && (
              <ResultLine icon={IconLogout} label="Salieron del grupo" count={salieron}>
                Su cuenta y su progreso se conservan.
              </ResultLine>
            )}
            {fuera > 0 && (
              <ResultLine kind="error" icon={IconAlertCircle} label="No entraron" count={fuera}>
                <FailedRows id={carga.id} count={fuera} />
              </ResultLine>
            )}
            {descartadas > 0 && (
              <ResultLine icon={IconTrash} label="Dejadas fuera" count={descartadas}>
                Se apartaron al revisar.
              </ResultLine>
            )}
          </dl>
          {gruposCreados.length > 0 && estado !== 'deshecha' && (
            <p className={classes.groups}>
              {gruposCreados.length === 1 ? 'Se creó el grupo' : 'Se crearon los grupos'}{' '}
              {enumerar(gruposCreados.map((nombre) => `«${nombre}»`))}.
            </p>
          )}
          <div className={`look-wrap ${classes.next}`}>
            <ButtonLink to={rutas.usuarios} search={{ orden: '-creadoEn' }}>
              Ver a las personas
            </ButtonLink>
            <ButtonLink to={rutas.cargaMasiva} variant="default">
              Subir otro archivo
            </ButtonLink>
          </div>
        </div>
        <Undo carga={carga} />
      </div>
      {shown && (
        <Section className={classes.rows} title={TITULOS[shown] ?? 'Filas'}>
          <Rows key={shown} carga={carga} filter={shown} />
        </Section>
      )}
    </Page>
  );
}

const TITULOS: Partial<Record<FiltroDeFila, string>> = {
  creada: 'Personas nuevas',
  actualizada: 'Lo que cambió',
  conservada: 'Lo que se conserva',
};
