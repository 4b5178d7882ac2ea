import type { Matriz } from '@catedra/shared/informes/matriz/contratos.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CLAVE, vistaDe } from '#pages/reportes/matriz/casilla.ts';
import classes from '#pages/reportes/matriz/Matriz.module.css';
import { direccionDelArchivo, hallazgoQuery, matrizQuery, pedidoDe } from '#pages/reportes/matriz/queries.ts';
import { opcionesQuery } from '#pages/reportes/queries.ts';
import { ReportTabs } from '#pages/reportes/ReportTabs.tsx';
import { WorkTabs } from '#parts/entregas/EntregasTabs.tsx';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Page, WaitingPage } from '#ui/frame/Page.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { DownloadSheet } from '#ui/lists/DownloadSheet.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { WhoCounts } from '#ui/lists/WhoCounts.tsx';
import { StateMark, StateShape } from '#ui/marks/StateMark.tsx';
import { PersonName } from '#ui/people/PersonName.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { numero, total as enPalabras } from '#ui/words/words.ts';

const TITULO = 'Matriz persona × curso';

/** How each person stands in each course, at a glance: only what is late or may be has colour. */
export function MatrizPage() {
  const { search, cursor, set, pager } = useListAddress();
  const { puede } = useActor();
  const pedido = pedidoDe(search);
  const query = useQuery(matrizQuery(pedido, cursor));
  const hallazgo = useQuery(hallazgoQuery(pedido));
  const { data: opciones } = useQuery(opcionesQuery);
  const filtered = Boolean(pedido.grupo ?? pedido.buscar);
  const content = (
    <>
      <WorkTabs here="reportes" />
      <ReportTabs here="matriz" />
      <FilterBar
        search={
          <SearchField
            label="Buscar personas por su nombre"
            placeholder="Nombre o apellidos"
            value={pedido.buscar ?? ''}
            onChange={(buscar) => set({ buscar: buscar || undefined })}
          />
        }
      >
        <FilterPill
          label="Grupo"
          options={opciones?.grupos.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          value={pedido.grupo}
          onChange={(grupo) => set({ grupo })}
        />
        <FilterPill
          label="Orden"
          options={[{ value: 'persona', label: 'por apellidos' }]}
          value={pedido.orden}
          onChange={(orden) => set({ orden })}
        />
      </FilterBar>
      <QueryView query={query} label="Cargando la matriz…">
        {(matriz) =>
          matriz.personas.length === 0 ? (
            <EmptyState
              title={filtered ? 'Nadie coincide con los filtros' : 'Aún no hay nadie con cursos'}
              underTabs
              action={
                filtered && (
                  <Button onClick={() => set({ grupo: undefined, buscar: undefined })}>
                    Quitar los filtros
                  </Button>
                )
              }
            >
              Aquí se ve a cada persona que puede entrar, con los cursos que tiene y se pueden hacer.
            </EmptyState>
          ) : (
            <>
              <ul className={classes.key}>
                {CLAVE.map(([forma, palabra]) => (
                  <li key={forma}>
                    <StateMark kind={forma}>{palabra}</StateMark>
                  </li>
                ))}
              </ul>
              <Tabla matriz={matriz} />
              <Pager {...pager(matriz.siguiente, matriz.personas.length)} total={matriz.total} />
              <Cuantos matriz={matriz} />
              <WhoCounts />
            </>
          )
        }
      </QueryView>
    </>
  );
  const trail = [{ label: 'Reportes', to: rutas.reportes }];
  if (!hallazgo.data)
    return (
      <WaitingPage title={TITULO} trail={trail} failed={hallazgo.isError}>
        {content}
      </WaitingPage>
    );
  return (
    <Page
      title={hallazgo.data.hallazgo}
      documentTitle={TITULO}
      subtitle={`Cada fila es una persona, ${pedido.orden ? 'por apellidos' : 'primero quien incumple en más cursos'}; cada columna, un curso que se puede hacer.`}
      trail={[...trail, { label: TITULO }]}
      action={
        puede('reportes:exportar') && (
          <DownloadSheet addressIn={(formato) => direccionDelArchivo(pedido, formato)} />
        )
      }
    >
      {content}
    </Page>
  );
}

function Cuantos({ matriz: { cursos, cuantosCursos, total } }: { readonly matriz: Matriz }) {
  const faltan = cuantosCursos - cursos.length;
  return (
    <p className="look-faint">
      {enPalabras(total.valor, total.exacto)} personas y {numero(cuantosCursos)} cursos.
      {faltan > 0 && ` Se ven los ${numero(cursos.length)} primeros; el archivo los lleva todos.`}
    </p>
  );
}

function Tabla({ matriz: { cursos, personas } }: { readonly matriz: Matriz }) {
  const { puede } = useActor();
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Apellidos, nombre</th>
            {cursos.map(({ id, titulo }) => (
              <th key={id} scope="col" className={classes.course}>
                <TextLink
                  to={rutas.reportes}
                  search={{ reporte: 'cumplimiento', curso: id }}
                  quiet
                  title={titulo}
                >
                  {titulo}
                </TextLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {personas.map(({ id, casillas, ...nombre }) => {
            const suyas = new Map(casillas.map((una) => [una.cursoId, una]));
            return (
              <tr key={id}>
                <th scope="row">
                  {puede('usuarios:ver') ? (
                    <TextLink to={rutas.usuario(id)} quiet>
                      <PersonName {...nombre} />
                    </TextLink>
                  ) : (
                    <PersonName {...nombre} />
                  )}
                </th>
                {cursos.map(({ id: cursoId }) => {
                  const una = suyas.get(cursoId);
                  if (!una)
                    return (
                      <td key={cursoId} className={classes.none}>
                        <span aria-hidden>·</span>
                        <span className={unseen.unseen}>No lo tiene</span>
                      </td>
                    );
                  const { forma, tono, dicho } = vistaDe(una);
                  return (
                    <td key={cursoId} data-tono={tono} title={dicho}>
                      <span className={classes.square}>
                        <StateShape kind={forma} label={dicho} />
                        {!una.terminado && una.porcentaje !== null && (
                          <small aria-hidden>{numero(una.porcentaje)}</small>
                        )}
                      </span>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
