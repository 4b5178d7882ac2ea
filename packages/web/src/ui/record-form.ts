import type { NombreColeccion, Registros } from '@catedra/shared';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors, isApiError } from '#platform/api-error.ts';
import { actualizar, poner, type Valores } from '#platform/client.ts';
import { newId } from '#platform/new-id.ts';

type Fields = Record<string, unknown>;

interface RecordFormOptions<C extends NombreColeccion, V extends Fields> {
  readonly coleccion: C;
  /** The record as it was read; null creates one. */
  readonly record: Registros[C] | null;
  /** What the form shows of a record, or of none. */
  readonly values: (record: Registros[C] | null) => V;
  readonly validate: (values: V) => Record<string, unknown>;
  readonly onSaved?: (record: Registros[C]) => void;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A form over one record: sends what changed with the version that was read, and loses nothing when it is refused. */
export function useRecordForm<C extends NombreColeccion, V extends Fields>(options: RecordFormOptions<C, V>) {
  const { coleccion, values, validate } = options;
  const queryClient = useQueryClient();
  const [id] = useState(() => options.record?.id ?? newId());
  const [base, setBase] = useState(options.record);
  const [conflict, setConflict] = useState<Registros[C] | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const form = useForm<V>({ initialValues: values(base), validate: validate as never });
  const dirty = !same(form.values, values(base));

  const show = (record: Registros[C], shown: V) => {
    setBase(record);
    setConflict(null);
    form.setValues(shown);
    form.clearErrors();
  };

  // While nothing was typed, the form follows what others save.
  if (options.record && base && options.record.version > base.version && !dirty) {
    show(options.record, values(options.record));
  }

  const focusFirst = (errors: Readonly<Record<string, unknown>>) => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first as never)?.focus();
  };

  const save = useMutation({
    mutationFn: ({ over, typed }: { over: Registros[C] | null; typed: V }) => {
      if (!over) return poner(coleccion, id, { ...typed, version: 0 } as unknown as Valores<C>);
      const before = values(over);
      const changed = Object.fromEntries(
        Object.entries(typed).filter(([field, value]) => !same(value, before[field])),
      );
      return actualizar(coleccion, id, { ...changed, version: over.version } as never);
    },
    onSuccess: (record) => {
      queryClient.setQueryData([coleccion, record.id], record);
      void queryClient.invalidateQueries({ queryKey: [coleccion] });
      show(record, values(record));
      setSavedAt(new Date());
      options.onSaved?.(record);
    },
    onError: (error) => {
      form.setErrors(fieldErrors(error));
      focusFirst(fieldErrors(error));
      if (isApiError(error, 'VERSION_ANTIGUA') && error.actual) setConflict(error.actual as Registros[C]);
    },
  });

  /** What the person changed, on top of what someone else saved meanwhile. */
  const merged = (actual: Registros[C]): V => {
    const before = values(base);
    const mine = Object.entries(form.values).filter(([field, value]) => !same(value, before[field]));
    return { ...values(actual), ...Object.fromEntries(mine) };
  };

  return {
    form,
    dirty,
    saving: save.isPending,
    savedAt,
    /** What can't be shown on a field. */
    failure:
      save.isError && !conflict && Object.keys(fieldErrors(save.error)).length === 0 ? save.error : null,
    submit: form.onSubmit((typed) => save.mutate({ over: base, typed }), focusFirst),
    discard: () => base && show(base, values(base)),
    conflict: conflict && {
      theirs: values(conflict),
      mine: merged(conflict),
      keepTheirs: () => show(conflict, values(conflict)),
      saveMine: () => {
        const typed = merged(conflict);
        show(conflict, typed);
        save.mutate({ over: conflict, typed });
      },
    },
  };
}

export type RecordForm<V extends Fields> = ReturnType<typeof useRecordForm<NombreColeccion, V>>;
