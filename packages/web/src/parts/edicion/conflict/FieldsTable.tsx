import { Radio } from '@mantine/core';
import { useId } from 'react';
import { same } from '#platform/same.ts';
import classes from '#parts/edicion/conflict/FieldsTable.module.css';

type Fields = Readonly<Record<string, unknown>>;

interface FieldsTableProps {
  readonly fields: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly write: (field: string, value: unknown) => string;
  /** As both found it; without it nothing is chosen field by field. */
  readonly base: Fields | undefined;
  readonly theirs: Fields;
  readonly mine: Fields;
  /** The fields whose stored value stays. */
  readonly kept: readonly string[];
  readonly onKeep: (field: string, keep: boolean) => void;
}

/** The short fields that are not alike in both versions: what is stored beside what was typed. */
export function FieldsTable({ fields, labels, write, base, theirs, mine, kept, onKeep }: FieldsTableProps) {
  const id = useId();
  const side = (field: string, value: unknown, stored: boolean) =>
    base ? (
      <Radio
        name={`${id}-${field}`}
        label={write(field, value)}
        checked={kept.includes(field) === stored}
        onChange={() => onKeep(field, stored)}
      />
    ) : (
      write(field, value)
    );
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>Dato</th>
          <th>Guardado ahora</th>
          <th>Lo tuyo</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">
              {labels[field]}
              {base && same(base[field], theirs[field]) && (
                <small className={classes.alone}>Solo lo cambiaste tú</small>
              )}
            </th>
            <td>{side(field, theirs[field], true)}</td>
            <td className={classes.mine}>{side(field, mine[field], false)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
