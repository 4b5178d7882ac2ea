import { columnLetters } from '@catedra/shared/core/hojas.ts';
import { cambiar } from '@catedra/shared/externas/archivo/api.ts';
import {
  DATOS_DE_EXTERNA,
  type DatoDeExterna,
  NOMBRES_DE_DATO,
} from '@catedra/shared/externas/archivo/datos.ts';
import type { CargaDeExternas } from '@catedra/shared/externas/archivo/schemas.ts';
import { Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import classes from '#pages/reportes/externas/archivo/Columnas.module.css';
import { cargaQuery } from '#pages/reportes/externas/archivo/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { Section } from '#ui/frame/Section.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

const NADA = 'nada';
const OPCIONES = [
  ...DATOS_DE_EXTERNA.map((dato) => ({ value: dato as string, label: NOMBRES_DE_DATO[dato] })),
  { value: NADA, label: 'No se lee' },
];

const datoDe = (value: string | null): DatoDeExterna | null =>
  DATOS_DE_EXTERNA.find((dato) => dato === value) ?? null;

/** Whoever gives a datum to another column takes it from the one that had it. */
const puesta = (mapeo: CargaDeExternas['mapeo'], columna: number, dato: DatoDeExterna | null) =>
  mapeo.map((antes, i) => (i === columna ? dato : antes === dato ? null : antes));

/** What each column is; changed, the whole file is tried again. */
export function Columnas({ carga }: { readonly carga: CargaDeExternas }) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (mapeo: CargaDeExternas['mapeo']) => ask(cambiar, { id: carga.id, body: { mapeo } }),
    onSuccess: (leida) => {
      queryClient.setQueryData(cargaQuery(carga.id).queryKey, leida);
      void queryClient.invalidateQueries({ queryKey: cargaQuery(carga.id).queryKey });
    },
  });
  const mapeo = change.isPending ? change.variables : carga.mapeo;
  return (
    <Section title="Qué es cada columna" note={carga.hoja ? `Hoja «${carga.hoja}»` : undefined}>
      <ul className={classes.columns}>
        {carga.encabezados.map((titulo, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={i} className={classes.column}>
            <span className={classes.what}>
              <b>{titulo || `Columna ${columnLetters(i)}`}</b>
              <span className="look-small">{ejemplosDe(carga, i)}</span>
            </span>
            <Select
              aria-label={`Qué es la columna ${titulo || columnLetters(i)}`}
              data={OPCIONES}
              value={mapeo[i] ?? NADA}
              allowDeselect={false}
              disabled={change.isPending}
              onChange={(value) => change.mutate(puesta(carga.mapeo, i, datoDe(value)))}
            />
          </li>
        ))}
      </ul>
      {change.isError && <ErrorState>{messageOf(change.error)}</ErrorState>}
    </Section>
  );
}

const ejemplosDe = ({ ejemplos }: CargaDeExternas, columna: number): string =>
  ejemplos
    .map((celdas) => celdas[columna] ?? '')
    .filter(Boolean)
    .join(', ') || 'Vacía en las primeras filas';
