import type { GrupoEnCifras } from '@catedra/shared/reportes/schemas.ts';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { Figures } from '#ui/charts/Figures.tsx';
import classes from '#pages/dashboard/Grupos.module.css';
import { avance, hallazgoDeGrupos, type Marcha, marchaDe } from '#pages/dashboard/hallazgos.ts';
import { type View, ViewSwitch } from '#ui/charts/ViewSwitch.tsx';
import { useActor } from '#platform/session.ts';
import { Section } from '#ui/frame/Section.tsx';
import { type StateKind, StateMark } from '#ui/marks/StateMark.tsx';
import { AppLink, TextButton, TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta, numero, porcentaje } from '#ui/words/words.ts';

/** Of many groups, those at each end: what goes well and what needs someone. */
const EACH_END = 4;

const ends = (grupos: readonly GrupoEnCifras[]) =>
  grupos.length <= 2 * EACH_END ? grupos : [...grupos.slice(0, EACH_END), ...grupos.slice(-EACH_END)];

const MARCHA: Readonly<Record<Marcha, { readonly kind: StateKind; readonly word: string }>> = {
  bien: { kind: 'on', word: 'Va bien' },
  medias: { kind: 'off', word: 'A medias' },
  detras: { kind: 'bad', word: 'Va por detrás' },
};

/** How far each group has come, best first; each bar opens its people. */
export function Grupos({ grupos }: { readonly grupos: readonly GrupoEnCifras[] }) {
  const [view, setView] = useState<View>('grafico');
  const conAlgo = grupos.filter(({ total }) => total > 0);
  if (conAlgo.length === 0) return <SinGrupos />;
  return (
    <Section
      title={hallazgoDeGrupos(conAlgo)}
      note="Actividades obligatorias completadas por las personas de cada grupo. Va bien desde el 80 %; por detrás, bajo el 60 %."
      aside={<ViewSwitch of="la finalización por grupo" value={view} onChange={setView} />}
    >
      {view === 'tabla' ? <Tabla grupos={conAlgo} /> : <Barras grupos={conAlgo} />}
    </Section>
  );
}

function Barras({ grupos }: { readonly grupos: readonly GrupoEnCifras[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? grupos : ends(grupos);
  return (
    <>
      <ul className={classes.bars}>
        {shown.map((grupo) => (
          <li key={grupo.id} className={classes.row}>
            <Barra grupo={grupo} />
          </li>
        ))}
      </ul>
      {shown.length < grupos.length && (
        <p className={classes.more}>
          <TextButton onClick={() => setAll(true)}>Ver los {numero(grupos.length)} grupos</TextButton>
        </p>
      )}
    </>
  );
}

function Barra({ grupo }: { readonly grupo: GrupoEnCifras }) {
  const valor = avance(grupo);
  const marcha = marchaDe(valor);
  const { kind, word } = MARCHA[marcha];
  return (
    <AppLink
      className={classes.link}
      to={rutas.reportes}
      search={{ grupo: grupo.id }}
      data-marcha={marcha}
      title={cuenta(grupo.personas, 'persona')}
    >
      <span className={classes.name}>{grupo.nombre}</span>
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} style={{ width: `${valor}%` }} />
      </span>
      <span className={classes.figure}>{porcentaje(valor)}</span>
      <span className={classes.mark}>
        <StateMark kind={kind}>{word}</StateMark>
      </span>
    </AppLink>
  );
}

function Tabla({ grupos }: { readonly grupos: readonly GrupoEnCifras[] }) {
  return (
    <Figures
      caption="Finalización por grupo"
      head={['Grupo', 'Personas', 'Hechas', 'De', 'Finalización']}
      rows={grupos.map((grupo) => ({
        id: grupo.id,
        cells: [
          <TextLink key="nombre" quiet to={rutas.reportes} search={{ grupo: grupo.id }}>
            {grupo.nombre}
          </TextLink>,
          numero(grupo.personas),
          numero(grupo.hechas),
          numero(grupo.total),
          porcentaje(avance(grupo)),
        ],
      }))}
    />
  );
}

function SinGrupos() {
  const { puede } = useActor();
  return (
    <Section title="Finalización por grupo" note="Todavía no hay grupos con cursos que comparar.">
      {puede('grupos:ver') && (
        <p className={classes.more}>
          <TextLink to={rutas.grupos}>Ir a los grupos</TextLink>
        </p>
      )}
    </Section>
  );
}
