import type { PlantillaEnLista } from '@catedra/shared/avisos/plantillas.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { EditarPlantilla } from '#pages/configuracion/plantillas/EditarPlantilla.tsx';
import classes from '#pages/configuracion/plantillas/Plantillas.module.css';
import { plantillaQuery, plantillasQuery } from '#pages/configuracion/plantillas/queries.ts';
import { porFamilias } from '#pages/configuracion/avisos/words.ts';
import { rutas } from '#platform/paths.ts';
import { Page, WaitingPage } from '#ui/frame/Page.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import type { Search } from '#ui/lists/list-address.ts';
import { FormBones, RowBones } from '#ui/states/Bones.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuando } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const CONFIGURACION = { label: 'La academia', to: rutas.configuracion, search: { vista: 'academia' } };
const LISTA = { vista: 'plantillas' } as const;
const TITULO = 'Lo que dicen los correos';
const TRAIL = [CONFIGURACION, { label: TITULO, to: rutas.configuracion, search: LISTA }];

/** What each mail says, and one of them as it is written. */
export function PlantillasPage() {
  const { plantilla }: Search = useSearch({ strict: false });
  return plantilla === undefined ? <Lista /> : <Una key={plantilla} clave={plantilla} />;
}

function Lista() {
  const query = useQuery(plantillasQuery);
  return (
    <Page
      title={TITULO}
      subtitle="El asunto y el texto de cada aviso cuando llega solo. En la campana, en el correo del día y cuando llegan varios juntos, cada uno es una línea con sus palabras de siempre."
      trail={[CONFIGURACION, { label: TITULO }]}
    >
      <QueryView query={query} label="Cargando los correos…" skeleton={<RowBones rows={8} />}>
        {({ plantillas }) => (
          <div className={classes.list}>
            {porFamilias(plantillas).map(({ titulo, suyos }) => (
              <Section key={titulo} title={titulo}>
                <ul className={classes.rows}>
                  {suyos.map((una) => (
                    <Fila key={una.clave} plantilla={una} />
                  ))}
                </ul>
              </Section>
            ))}
          </div>
        )}
      </QueryView>
    </Page>
  );
}

function Fila({ plantilla }: { readonly plantilla: PlantillaEnLista }) {
  const now = useNow();
  const zone = useZone();
  const { clave, titulo, editadaEn, editadaPor, hayOtra } = plantilla;
  return (
    <li className={classes.row}>
      <TextLink quiet to={rutas.configuracion} search={{ ...LISTA, plantilla: clave }}>
        <b>{titulo}</b>
      </TextLink>
      <span className="look-faint">
        {editadaEn !== null &&
          `La cambió ${editadaPor ?? 'alguien que ya no está'}, ${cuando(editadaEn, now, zone)}`}
      </span>
      <span className={classes.mark}>
        {hayOtra ? (
          <StateMark kind="attention">Hay una más nueva</StateMark>
        ) : (
          editadaEn !== null && <StateMark kind="on">Cambiada</StateMark>
        )}
      </span>
    </li>
  );
}

function Una({ clave }: { readonly clave: string }) {
  const query = useQuery(plantillaQuery(clave));
  if (query.data)
    return <EditarPlantilla plantilla={query.data} trail={[...TRAIL, { label: query.data.titulo }]} />;
  return (
    <WaitingPage title="Correo" trail={TRAIL} failed={query.isError}>
      <QueryView
        query={query}
        label="Cargando el correo…"
        skeleton={<FormBones labels={['Asunto', 'Texto']} />}
      >
        {() => null}
      </QueryView>
    </WaitingPage>
  );
}
