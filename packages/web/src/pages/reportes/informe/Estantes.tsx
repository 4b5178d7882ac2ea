import type { Informe } from '@catedra/shared/informes/declarar.ts';
import { ESTANTES } from '@catedra/shared/informes/lista.ts';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/reportes/informe/Estantes.module.css';
import { resumenQuery } from '#pages/reportes/informe/queries.ts';
import { hallazgoQuery, pedidoDe } from '#pages/reportes/matriz/queries.ts';
import { ReportTabs } from '#pages/reportes/ReportTabs.tsx';
import { WorkTabs } from '#parts/entregas/EntregasTabs.tsx';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Page } from '#ui/frame/Page.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';

const NADA = pedidoDe({});

/** All reports that this person may read, each by the question it answers, with what it finds now. */
export function Estantes() {
  const { puede, puedeEnTodo } = useActor();
  const seLee = ({ permisos, soloAcademia }: Informe) =>
    (['reportes:ver', ...permisos] as const).every((permiso) =>
      soloAcademia ? puedeEnTodo(permiso) : puede(permiso),
    );
  const estantes = ESTANTES.map(({ pregunta, informes }) => ({ pregunta, informes: informes.filter(seLee) }));
  return (
    <Page title="¿Qué quieres saber?" documentTitle="Reportes" trail={[{ label: 'Reportes' }]}>
      <WorkTabs here="reportes" />
      <ReportTabs here="todos" />
      <div className={classes.shelves}>
        {estantes.map(
          ({ pregunta, informes }, i) =>
            informes.length > 0 && (
              <section key={pregunta} className={classes.shelf} aria-label={pregunta}>
                <h2 className={classes.title}>{pregunta}</h2>
                <ul className={classes.list}>
                  {i === 0 && <DeMatriz />}
                  {informes.map((informe) => (
                    <Uno key={informe.clave} informe={informe} />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </Page>
  );
}

/** People by courses: it has a page of its own. */
function DeMatriz() {
  const { data } = useQuery(hallazgoQuery(NADA));
  return (
    <li className={classes.one}>
      <TextLink to={rutas.reportes} search={{ reporte: 'matriz' }} quiet className={classes.question}>
        ¿Qué tiene hecho cada persona?
      </TextLink>
      <span className="look-faint">Matriz persona × curso</span>
      <span className={classes.found}>{data?.hallazgo}</span>
    </li>
  );
}

function Uno({ informe }: { readonly informe: Informe }) {
  const { data } = useQuery(resumenQuery(informe, NADA));
  return (
    <li className={classes.one}>
      <TextLink to={rutas.reportes} search={{ reporte: informe.clave }} quiet className={classes.question}>
        {informe.pregunta}
      </TextLink>
      <span className="look-faint">{informe.titulo}</span>
      <span className={classes.found}>{data?.hallazgo}</span>
    </li>
  );
}
