import type {
  GrupoEnCifras,
  ResumenDeReportes,
  SemanasDeActividad,
} from '@catedra/shared/reportes/schemas.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { rutas } from '#platform/paths.ts';
import { Figures } from '#ui/charts/Figures.tsx';
import classes from '#pages/dashboard/Grupos.module.css';
import { avance, hallazgoDeGrupos, type Marcha, marchaDe } from '#pages/dashboard/hallazgos.ts';
import { hallazgoDeLineas, lineasDe } from '#pages/dashboard/lineas.ts';
import { gruposQuery } from '#pages/dashboard/queries.ts';
import { Sparkline } from '#ui/charts/Sparkline.tsx';
import { type View, ViewSwitch } from '#ui/charts/ViewSwitch.tsx';
import { useActor } from '#platform/session.ts';
import { Section } from '#ui/frame/Section.tsx';
import { type StateKind, StateMark } from '#ui/marks/StateMark.tsx';
import { AppLink, TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta, numero, porcentaje } from '#ui/words/words.ts';

const MARCHA: Readonly<Record<Marcha, { readonly kind: StateKind; readonly word: string }>> = {
  bien: { kind: 'on', word: 'En plazo' },
  medias: { kind: 'off', word: 'Alguien va tarde' },
  detras: { kind: 'bad', word: 'Va por detrás' },
};

type Comparados = Pick<ResumenDeReportes, 'grupos' | 'cuantosGrupos'>;
/** Absent while it could not be read. */
type PorSemanas = Pick<SemanasDeActividad, 'grupos' | 'tarde'> | undefined;
type Grupo = GrupoEnCifras & { readonly semanas?: readonly (Hecho | null)[] };
type Hecho = Pick<GrupoEnCifras, 'hechas' | 'total'>;

interface GruposProps {
  readonly resumen: Comparados;
  readonly semanas: PorSemanas;
}

/** How it was at the end of each week, where that is known. */
const lineaDe = ({ semanas = [] }: Grupo): readonly number[] =>
  semanas.flatMap((semana) => (semana && semana.total > 0 ? [avance(semana)] : []));

/** How far each group has come and how it came there, best first; each bar opens its people. Of many, those at both ends until all are asked for. */
export function Grupos({ resumen: { grupos, cuantosGrupos }, semanas }: GruposProps) {
  const tarde = semanas?.tarde;
  const [view, setView] = useState<View>('grafico');
  const [all, setAll] = useState(false);
  const query = useInfiniteQuery({ ...gruposQuery, enabled: all });
  if (grupos.length === 0) return <SinGrupos />;
  const suyas = new Map(semanas?.grupos.map((grupo) => [grupo.id, grupo.semanas]));
  const leidos: readonly Grupo[] = query.data?.pages.flatMap((pagina) => pagina.grupos) ?? grupos;
  const shown = leidos.map((grupo) => ({ ...grupo, semanas: suyas.get(grupo.id) ?? grupo.semanas ?? [] }));
  const left = (query.data?.pages.at(-1)?.cuantos ?? cuantosGrupos) - shown.length;
  const page = query.data?.pages[0]?.grupos.length ?? 0;
  return (
    <Section
      title={
        (semanas && hallazgoDeLineas(lineasDe(semanas.grupos, semanas.tarde))) ?? hallazgoDeGrupos(grupos)
      }
      note="Actividades obligatorias completadas por las personas de cada grupo, y cómo en doce semanas. Va por detrás el que no llega al 60 % y tiene tarde a una de cada cinco."
      aside={<ViewSwitch of="la finalización por grupo" value={view} onChange={setView} />}
    >
      {view === 'tabla' ? <Tabla grupos={shown} tarde={tarde} /> : <Barras grupos={shown} tarde={tarde} />}
      {left > 0 && (
        <p className={`look-wide-row ${classes.more}`}>
          <Button
            variant="default"
            size="xs"
            loading={query.isFetching}
            onClick={() =>
              query.data ? void query.fetchNextPage() : all ? void query.refetch() : setAll(true)
            }
          >
            {query.data
              ? `Ver ${numero(Math.min(left, page))} más`
              : `Ver los ${numero(cuantosGrupos)} grupos`}
          </Button>
          {query.error && <span role="alert">{messageOf(query.error)}</span>}
        </p>
      )}
    </Section>
  );
}

/** People who are late, by group. */
type Tarde = Readonly<Record<string, number>> | undefined;

interface DeGrupos {
  readonly grupos: readonly Grupo[];
  readonly tarde: Tarde;
}

function Barras({ grupos, tarde }: DeGrupos) {
  return (
    <ul className={classes.bars}>
      {grupos.map((grupo) => (
        <li key={grupo.id} className={classes.row}>
          <Barra grupo={grupo} tarde={tarde && (tarde[grupo.id] ?? 0)} />
        </li>
      ))}
    </ul>
  );
}

interface BarraProps {
  readonly grupo: Grupo;
  readonly tarde: number | undefined;
}

function Barra({ grupo, tarde }: BarraProps) {
  const valor = avance(grupo);
  const linea = lineaDe(grupo);
  const marcha = tarde === undefined ? undefined : marchaDe(grupo, tarde);
  return (
    <AppLink
      className={classes.link}
      to={rutas.reportes}
      search={{ grupo: grupo.id }}
      data-marcha={marcha}
      title={cuenta(grupo.personas, 'persona')}
    >
      <span className={`look-one-line ${classes.name}`}>{grupo.nombre}</span>
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} style={{ width: `${valor}%` }} />
      </span>
      <span className={classes.line}>{linea.length > 1 && <Sparkline values={linea} />}</span>
      <span className={classes.figure}>{porcentaje(valor)}</span>
      <span className={classes.mark}>
        {marcha && <StateMark kind={MARCHA[marcha].kind}>{MARCHA[marcha].word}</StateMark>}
      </span>
    </AppLink>
  );
}

/** What its line begins with, where it goes back so far. */
const hace12 = ({ semanas = [] }: Grupo): string => {
  const [primera] = semanas;
  return primera && primera.total > 0 ? porcentaje(avance(primera)) : '—';
};

function Tabla({ grupos, tarde }: DeGrupos) {
  return (
    <Figures
      caption="Finalización por grupo"
      head={['Grupo', 'Personas', 'Van tarde', 'Hechas', 'De', 'Hace doce semanas', 'Finalización']}
      rows={grupos.map((grupo) => ({
        id: grupo.id,
        cells: [
          <TextLink key="nombre" quiet to={rutas.reportes} search={{ grupo: grupo.id }}>
            {grupo.nombre}
          </TextLink>,
          numero(grupo.personas),
          tarde ? numero(tarde[grupo.id] ?? 0) : '—',
          numero(grupo.hechas),
          numero(grupo.total),
          hace12(grupo),
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
        <p className={`look-wide-row ${classes.more}`}>
          <TextLink to={rutas.grupos}>Ir a los grupos</TextLink>
        </p>
      )}
    </Section>
  );
}
