import type { NombreColeccion, Registros } from '@catedra/shared/colecciones.ts';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { serverTime } from '#platform/clock.ts';
import { fieldErrors, isApiError, isCut } from '#platform/api-error.ts';
import { actualizar, poner, type Valores } from '#platform/client.ts';
import { newId } from '#platform/new-id.ts';
import { AGAIN_MS, useWhenOnline } from '#platform/when-online.ts';
import { changesOf, type Fields, joined, same } from '#parts/edicion/changes.ts';
import { useGiveUp } from '#parts/edicion/discard.ts';
import { useEditing } from '#parts/edicion/editing.ts';
import { savedLast, useJoined } from '#parts/edicion/joined.ts';
import type { Editing } from '#parts/edicion/EditingNotice.tsx';

interface Sent<R, V> {
  readonly over: R | null;
  readonly typed: V;
  /** What the form showed then: what was typed since stays. */
  readonly shown: V;
}

interface RecordFormOptions<C extends NombreColeccion, V extends Fields> {
  readonly coleccion: C;
  /** The record as it was read; null creates one. */
  readonly record: Registros[C] | null;
  /** What the form shows of a record, or of none. */
  readonly values: (record: Registros[C] | null) => V;
  readonly validate: (values: V) => Record<string, unknown>;
  /** Whoever only reads does not tell others that they are editing. */
  readonly readOnly?: boolean;
  /** How changes are saved, where the uniform operation is not the way. */
  readonly save?: (id: string, changes: Partial<V> & { readonly version: number }) => Promise<Registros[C]>;
  readonly onSaved?: (record: Registros[C]) => void;
}

/** A form over one record: sends what changed with the version that was read (optimistic lock), and loses nothing when it is refused. */
export function useRecordForm<C extends NombreColeccion, V extends Fields>(options: RecordFormOptions<C, V>) {
  const { coleccion, values, validate, readOnly = false } = options;
  const queryClient = useQueryClient();
  const [id] = useState(() => options.record?.id ?? newId());
  const [base, setBase] = useState(options.record);
  const [conflict, setConflict] = useState<Registros[C] | null>(null);
  /** Somebody asked for it to be saved, and only the network refused. */
  const [cutBy, setCutBy] = useState<Error | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const giveUp = useGiveUp();
  const form = useForm<V>({ initialValues: values(base), validate: validate as never });
  const dirty = !same(form.values, values(base));
  const changed = () => changesOf(values(base), form.values);
  const {
    others,
    draft,
    foreseen,
    answered,
    kept,
    keptHere,
    drop: dropDraft,
    forget,
    place,
  } = useEditing({
    coleccion,
    documento: readOnly ? null : (base?.id ?? null),
    typed: dirty ? changed() : null,
    base: base?.version ?? 0,
  });

  const { joined: told, tellJoined, tellFollowed } = useJoined(place);

  const show = (record: Registros[C], shown: V) => {
    setBase(record);
    setConflict(null);
    form.setValues(shown);
    form.clearErrors();
  };

  // While nothing was typed, the form follows what others save.
  const newer = options.record && base && options.record.version > base.version ? options.record : null;
  const follow = useEffectEvent((record: Registros[C]) => {
    show(record, values(record));
    // Whoever saved here a while ago sees their changes with somebody else's.
    if (savedAt !== null) void tellFollowed();
  });
  useEffect(() => {
    if (!newer || dirty) return;
    const timer = setTimeout(() => follow(newer));
    return () => clearTimeout(timer);
  }, [newer, dirty]);

  const focusFirst = (errors: Readonly<Record<string, unknown>>) => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first as never)?.focus();
  };

  const change = (changes: Partial<V>, version: number): Promise<Registros[C]> => {
    const sent = { ...changes, version };
    return options.save ? options.save(id, sent) : actualizar(coleccion, id, sent as never);
  };

  /**
   * Someone saved meanwhile. An answer that got lost, or the same words from elsewhere: what is stored is what was typed.
   * Other fields, other places of the same text, or something the form does not show: what was typed is joined to it.
   */
  const unlessInTheWay = async (error: unknown, over: Registros[C] | null, changes: Partial<V>) => {
    const actual = isApiError(error, 'VERSION_ANTIGUA')
      ? (error.actual as Registros[C] | undefined)
      : undefined;
    if (!actual) throw error;
    if (Object.keys(changesOf(values(actual), { ...values(actual), ...changes })).length === 0)
      return { record: actual, joined: false, by: null };
    const together = over && joined(values(over), values(actual), changes);
    if (!together) throw error;
    const by = await savedLast(place);
    return { record: await change(together, actual.version), joined: true, by };
  };

  const save = useMutation({
    mutationFn: ({ over, typed }: Sent<Registros[C], V>) => {
      const changes = over ? changesOf(values(over), typed) : typed;
      const saved = over
        ? change(changes, over.version)
        : poner(coleccion, id, { ...typed, version: 0 } as unknown as Valores<C>);
      return saved.then(
        (record) => ({ record, joined: false, by: null }),
        (error: unknown) => unlessInTheWay(error, over, changes),
      );
    },
    onSuccess: ({ record, joined: withTheirs, by }, { shown }) => {
      if (by) tellJoined(by);
      queryClient.setQueryData([coleccion, record.id], record);
      void queryClient.invalidateQueries({ queryKey: [coleccion] });
      const since = changesOf(shown, form.getValues());
      const together = withTheirs ? joined(shown, values(record), since) : since;
      if (together) show(record, { ...values(record), ...together });
      else setConflict(record);
      setSavedAt(serverTime());
      setCutBy(null);
      options.onSaved?.(record);
    },
    onError: (error) => {
      setCutBy(isCut(error) ? error : null);
      form.setErrors(fieldErrors(error));
      focusFirst(fieldErrors(error));
      if (isApiError(error, 'VERSION_ANTIGUA') && error.actual) setConflict(error.actual as Registros[C]);
    },
  });

  const send = (over: Registros[C] | null, typed: V) => save.mutate({ over, typed, shown: form.getValues() });
  const cut = cutBy !== null && dirty && conflict === null;
  useWhenOnline(cut && !save.isPending, () => save.variables && save.mutate(save.variables), AGAIN_MS);

  /** What the person changed, on top of what someone else saved meanwhile. */
  const merged = (actual: Registros[C]): V => ({ ...values(actual), ...changed() });

  /** What was typed another time and still is not what is stored, in the fields that the form still has. */
  const left = (): Partial<V> => {
    const now = values(base);
    const known = Object.entries(draft?.valores ?? {}).filter(([field]) => field in now);
    return changesOf(now, { ...now, ...Object.fromEntries(known) });
  };
  const recover = () => {
    form.setValues({ ...values(base), ...left() });
    // What others saved since then is compared before anything is written over it.
    if (draft && base && draft.base !== base.version) setConflict(base);
    forget();
  };
  const editing: Editing = {
    others,
    joined: told,
    draft:
      draft && Object.keys(left()).length > 0
        ? {
            en: draft.en,
            foreseen: foreseen !== null,
            act: { recover, discard: () => void dropDraft() },
          }
        : foreseen === null || answered
          ? null
          : { en: foreseen, foreseen: true, act: null },
  };

  /** The notice stays until it is saved: another refusal only brings newer words to compare with. */
  const saveMine = (actual: Registros[C], chosen: Fields = {}) => {
    const typed = { ...merged(actual), ...chosen };
    const wrong = validate(typed);
    form.setErrors(wrong as never);
    if (Object.keys(wrong).length > 0) return focusFirst(wrong);
    send(actual, typed);
  };

  /** Shows a record as it is; gives the way back to what was typed, over whatever others saved since. */
  const giveUpFor = (record: Registros[C] | null) => {
    const typed = changed();
    if (record) show(record, values(record));
    save.reset();
    setCutBy(null);
    return () => form.setValues((now) => ({ ...now, ...typed }));
  };

  return {
    form,
    dirty,
    saving: save.isPending && !cut,
    savedAt,
    /** Who else has it open, and what was left unsaved: for `EditingNotice`. */
    editing,
    /** What was typed is safe on the server, although it is not saved. */
    kept,
    /** Or on this device: leaving loses nothing. */
    keptHere,
    /** What can't be shown on a field. */
    failure: cut
      ? cutBy
      : save.isError && !conflict && Object.keys(fieldErrors(save.error)).length === 0
        ? save.error
        : null,
    /** The network alone keeps it from being saved: it is tried again until it is. */
    cut,
    submit: form.onSubmit((typed) => send(base, typed), focusFirst),
    /** Saves what is right, without taking the keyboard's place; what is wrong stays to be mended. */
    saveInPlace: () => {
      if (!form.validate().hasErrors) send(base, form.getValues());
    },
    discard: () => giveUpFor(base),
    conflict: conflict && {
      place: place && { ...place, version: conflict.version },
      base: values(base),
      theirs: values(conflict),
      mine: merged(conflict),
      keepTheirs: () => giveUp('Te has quedado con lo guardado.', giveUpFor(conflict)),
      saveMine: (chosen?: Fields) => saveMine(conflict, chosen),
      saving: save.isPending,
    },
  };
}

export type RecordForm<V extends Fields> = ReturnType<typeof useRecordForm<NombreColeccion, V>>;
