import { puedeRegistrarExternas } from '@catedra/shared/externas/policy.ts';
import type { Externa } from '@catedra/shared/externas/schemas.ts';
import { diaLargo } from '@catedra/shared/fechas/escribir-fecha.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/usuarios/actualizar/externas/Externas.module.css';
import { PonerPapel } from '#pages/usuarios/actualizar/externas/PonerPapel.tsx';
import { RegistrarExterna } from '#pages/usuarios/actualizar/externas/RegistrarExterna.tsx';
import { direccionDelPapel, externasDeQuery } from '#parts/externas/queries.ts';
import { RetirarExterna } from '#parts/externas/RetirarExterna.tsx';
import { efectoEnPalabras, MARCAS_DE_EXTERNA, valeEnPalabras } from '#parts/externas/words.ts';
import { horasEscritas } from '#parts/certificados/comprobado.ts';
import { isApiError } from '#platform/api-error.ts';
import { useActor } from '#platform/session.ts';
import { Section } from '#ui/frame/Section.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface ExternasSectionProps {
  readonly usuarioId: string;
  readonly nombre: string;
}

/** What they did outside of the academy; whoever does not see their certificates does not see it. */
export function ExternasSection({ usuarioId, nombre }: ExternasSectionProps) {
  const { actor, puede } = useActor();
  const query = useQuery({ ...externasDeQuery(usuarioId), enabled: puede('certificados:ver') });
  const [registra, setRegistra] = useState(false);
  const [sinPapel, setSinPapel] = useState<Externa | null>(null);
  const [porRetirar, setPorRetirar] = useState<Externa | null>(null);
  // Of someone out of reach the server says that there is nothing.
  const fuera = isApiError(query.error) && [403, 404].includes(query.error.status);
  if (!puede('certificados:ver') || fuera) return null;
  const mayRecord = puedeRegistrarExternas(actor);
  return (
    <Section
      title="Formación externa"
      aside={
        mayRecord && (
          <Button size="xs" variant="default" onClick={() => setRegistra(true)}>
            Registrar
          </Button>
        )
      }
    >
      <QueryView query={query} label="Cargando su formación externa…">
        {({ externas }) =>
          externas.length === 0 ? (
            <p className="look-quiet">Nada registrado de lo que haya hecho fuera de la academia.</p>
          ) : (
            <ul className={classes.list}>
              {externas.map((una) => (
                <Una
                  key={una.id}
                  externa={una}
                  onWithdraw={mayRecord ? () => setPorRetirar(una) : undefined}
                  onPaper={mayRecord ? () => setSinPapel(una) : undefined}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      {registra && (
        <RegistrarExterna usuarioId={usuarioId} nombre={nombre} onClose={() => setRegistra(false)} />
      )}
      {sinPapel && <PonerPapel externa={sinPapel} onClose={() => setSinPapel(null)} />}
      {porRetirar && <RetirarExterna externa={porRetirar} onClose={() => setPorRetirar(null)} />}
    </Section>
  );
}

interface UnaProps {
  readonly externa: Externa;
  readonly onWithdraw: (() => void) | undefined;
  readonly onPaper: (() => void) | undefined;
}

function Una({ externa, onWithdraw, onPaper }: UnaProps) {
  const { titulo, dia, horas, papel, registradaPor, estado, motivo } = externa;
  const datos = [
    `Externa, terminada el ${diaLargo(dia)}`,
    ...(horas === null ? [] : [horasEscritas(horas)]),
    ...(registradaPor ? [`la registró ${registradaPor}`] : []),
  ];
  const efecto = efectoEnPalabras(externa);
  return (
    <li className={classes.one}>
      <div className={classes.what}>
        <p className={classes.title}>{titulo}</p>
        <p className="look-quiet">{datos.join(', ')}</p>
        {efecto && <p className="look-quiet">{efecto}</p>}
        {estado === 'retirada' && motivo && <p className="look-quiet">Motivo: {motivo}</p>}
      </div>
      <div className={classes.side}>
        <StateMark kind={MARCAS_DE_EXTERNA[estado]}>{valeEnPalabras(externa)}</StateMark>
        <p className={classes.acts}>
          {papel ? (
            <a href={direccionDelPapel(papel.id)} target="_blank" rel="noreferrer">
              Ver el papel<span className={unseen.unseen}> de {titulo}</span>
            </a>
          ) : onPaper && estado !== 'retirada' ? (
            <Button size="compact-xs" variant="subtle" onClick={onPaper}>
              Añadir el papel<span className={unseen.unseen}> de {titulo}</span>
            </Button>
          ) : (
            <span className="look-faint">Sin papel</span>
          )}
          {onWithdraw && estado !== 'retirada' && (
            <Button size="compact-xs" variant="subtle" color="mal" onClick={onWithdraw}>
              Retirar<span className={unseen.unseen}> {titulo}</span>
            </Button>
          )}
        </p>
      </div>
    </li>
  );
}
