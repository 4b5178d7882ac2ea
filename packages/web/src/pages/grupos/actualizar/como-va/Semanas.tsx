import type { SemanasDeUnGrupo } from '@catedra/shared/reportes/como-va-grupo.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/grupos/actualizar/como-va/ComoVa.module.css';
import { hallazgoDeSemanas, valoresDe } from '#pages/grupos/actualizar/como-va/words.ts';
import { semanasDeGrupoQuery } from '#pages/grupos/queries.ts';
import { diaCorto } from '#ui/charts/days.ts';
import { Figures } from '#ui/charts/Figures.tsx';
import { type View, ViewSwitch } from '#ui/charts/ViewSwitch.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { porcentaje } from '#ui/words/words.ts';

/** How far the group had come at the end of each of the last twelve weeks. */
export function Semanas({ grupoId }: { readonly grupoId: string }) {
  const query = useQuery(semanasDeGrupoQuery(grupoId));
  return (
    <QueryView query={query} label="Cargando las semanas…">
      {(datos) => <DoceSemanas datos={datos} />}
    </QueryView>
  );
}

const WIDTH = 300;
const escrito = (valor: number | null): string => (valor === null ? '—' : porcentaje(valor));

function DoceSemanas({ datos }: { readonly datos: SemanasDeUnGrupo }) {
  const [view, setView] = useState<View>('grafico');
  const valores = valoresDe(datos);
  const dias = datos.semanas.map(({ desde }, i) => (i === valores.length - 1 ? 'hoy' : diaCorto(desde)));
  return (
    <Section
      title={hallazgoDeSemanas(datos)}
      note="Lo obligatorio que llevaba hecho, en % de lo que tenía cada semana"
      aside={<ViewSwitch of="las doce semanas" value={view} onChange={setView} />}
    >
      {view === 'tabla' ? (
        <Figures
          caption="Finalización del grupo por semana"
          head={['Semana', 'Hecho']}
          rows={dias.map((dia, i) => ({ id: dia, cells: [dia, escrito(valores[i] ?? null)] })).toReversed()}
        />
      ) : (
        <Linea valores={valores} dias={dias} />
      )}
    </Section>
  );
}

interface LineaProps {
  readonly valores: readonly (number | null)[];
  readonly dias: readonly string[];
}

function Linea({ valores, dias }: LineaProps) {
  const puntos = valores.flatMap((valor, i) =>
    valor === null ? [] : [{ x: (WIDTH * i) / (valores.length - 1), y: 100 - valor }],
  );
  const camino = puntos.map(({ x, y }) => `${x} ${y}`).join('L');
  const ultimo = puntos.at(-1);
  if (!ultimo) return null;
  return (
    <figure>
      <div
        className={classes.chart}
        role="img"
        aria-label={`Doce semanas: ${valores.map((valor, i) => `${dias[i] ?? ''}, ${escrito(valor)}`).join('; ')}`}
      >
        <svg viewBox={`0 0 ${WIDTH} 100`} preserveAspectRatio="none" aria-hidden>
          <path className={classes.area} d={`M${camino}L${WIDTH} 100L${puntos[0]?.x ?? 0} 100Z`} />
          <path className={classes.line} d={`M${camino}`} />
        </svg>
        <span className={classes.now} style={{ top: `${Math.max(ultimo.y, 24)}%` }}>
          {porcentaje(100 - ultimo.y)}
        </span>
      </div>
      <div className={classes.axis} aria-hidden>
        <span>{dias[0]}</span>
        <span>{dias[Math.floor(dias.length / 2)]}</span>
        <span>{dias.at(-1)}</span>
      </div>
    </figure>
  );
}
