import type { Campo } from '@catedra/shared/campos/schemas.ts';
import {
  CAMPOS_DE_CARGA,
  type DatoDeCarga,
  datoDeCampo,
  NOMBRES_DE_CAMPO,
} from '@catedra/shared/cargas/campos.ts';
import type { OpcionesDeCarga } from '@catedra/shared/cargas/opciones.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { columnLetters } from '@catedra/shared/core/hojas.ts';
import { Button, Select } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import classes from '#pages/usuarios/carga-masiva/columnas/MappingList.module.css';
import { headOf, noteOf, SECTIONS, sectionOf } from '#pages/usuarios/carga-masiva/columnas/entries.ts';
import { NewField } from '#pages/usuarios/carga-masiva/columnas/NewField.tsx';
import { repetidos } from '#pages/usuarios/carga-masiva/columnas/mapping.ts';
import { Section } from '#ui/frame/Section.tsx';

type Mapeo = OpcionesDeCarga['mapeo'];

interface MappingListProps {
  readonly carga: Carga;
  readonly mapeo: Mapeo;
  /** The academy's own fields that can be filled in. */
  readonly campos: readonly Campo[];
  /** Columns left out knowingly. */
  readonly accepted: ReadonlySet<number>;
  readonly onChange: (mapeo: Mapeo) => void;
  readonly onAccept: (columna: number) => void;
}

const NADA = 'nada';
const EJEMPLOS = 3;
/** Further down it may not be. */
const VACIA = 'Vacía en las primeras filas';

const optionsOf = (campos: readonly Campo[]) => [
  {
    group: 'De todas las personas',
    items: CAMPOS_DE_CARGA.map((campo) => ({ value: campo as string, label: NOMBRES_DE_CAMPO[campo] })),
  },
  ...(campos.length > 0
    ? [
        {
          group: 'Campos de la academia',
          items: campos.map(({ id, nombre }) => ({ value: datoDeCampo(id) as string, label: nombre })),
        },
      ]
    : []),
  { value: NADA, label: 'No importar' },
];

const datoDe = (value: unknown, campos: readonly Campo[]): DatoDeCarga | null =>
  [...CAMPOS_DE_CARGA, ...campos.map(({ id }) => datoDeCampo(id))].find((dato) => dato === value) ?? null;

/** Each column with its first values, what it is and why; those in doubt first, and each stays where it began. */
export function MappingList(props: MappingListProps) {
  const { carga, mapeo } = props;
  return SECTIONS.map((section) => {
    const columnas = carga.encabezados.flatMap((_, i) => (sectionOf(carga, i) === section ? [i] : []));
    if (columnas.length === 0) return null;
    return (
      <Section key={section} {...headOf(section, carga, mapeo, columnas)}>
        <ul className="look-list">
          {columnas.map((columna) => (
            <Entry key={columna} columna={columna} {...props} />
          ))}
        </ul>
      </Section>
    );
  });
}

const ejemplosDe = (ejemplos: Carga['ejemplos'], columna: number) =>
  ejemplos
    .map(({ celdas }) => celdas[columna] ?? '')
    .filter(Boolean)
    .slice(0, EJEMPLOS)
    .join(', ');

function Entry({
  columna,
  carga,
  mapeo,
  campos,
  accepted,
  onChange,
  onAccept,
}: MappingListProps & { readonly columna: number }) {
  const titulo = carga.encabezados[columna] ?? '';
  const campo = mapeo[columna] ?? null;
  const { text, warns, offers } = noteOf(carga, mapeo, columna, campos);
  const doubtful = warns && !accepted.has(columna);
  return (
    <li className={classes.entry} data-off={campo === null || undefined}>
      <span className={classes.letter} data-doubt={doubtful || undefined} aria-hidden>
        {columnLetters(columna)}
      </span>
      <div className={classes.what}>
        <b>{titulo}</b>
        <span className="look-small">{ejemplosDe(carga.ejemplos, columna) || VACIA}</span>
      </div>
      <IconArrowRight className={classes.arrow} size={18} stroke={1.5} aria-hidden />
      <Select
        className={classes.field}
        aria-label={`Qué es la columna ${titulo}`}
        data={optionsOf(campos)}
        value={campo ?? NADA}
        allowDeselect={false}
        error={campo !== null && repetidos(mapeo).includes(campo) && 'Repetida'}
        onChange={(value) =>
          onChange(mapeo.map((before, i) => (i === columna ? datoDe(value, campos) : before)))
        }
      />
      <div className={`look-small ${classes.note}`}>
        {text && <span>{text}</span>}
        {accepted.has(columna) && warns && <span> De acuerdo.</span>}
        <span className={classes.offers}>
          {doubtful && (
            <Button variant="transparent" size="compact-sm" onClick={() => onAccept(columna)}>
              Está bien así
            </Button>
          )}
          {offers.map((offer) => (
            <Button
              key={offer.label}
              variant="transparent"
              size="compact-sm"
              onClick={() => onChange(offer.mapeo)}
            >
              {offer.label}
            </Button>
          ))}
          {campo === null && (
            <NewField
              carga={carga}
              columna={columna}
              onCreated={(id) =>
                onChange(mapeo.map((before, i) => (i === columna ? datoDeCampo(id) : before)))
              }
            />
          )}
        </span>
      </div>
    </li>
  );
}
