import { guardarDiseno, publicarDiseno } from '@catedra/shared/certificados/disenos/api.ts';
import type { ContenidoDeDiseno } from '@catedra/shared/certificados/disenos/contenido.ts';
import { faltasDeDiseno } from '@catedra/shared/certificados/disenos/faltas.ts';
import type { Diseno } from '@catedra/shared/certificados/disenos/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { disenoQuery, disenosQuery } from '#pages/cursos/certificado/queries.ts';
import { fieldErrors, isApiError, isCut } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { AGAIN_MS, useWhenOnline } from '#platform/when-online.ts';
import type { Saving } from '#ui/forms/SaveState.tsx';

const PAUSE_MS = 800;

export interface Escrito {
  readonly nombre: string;
  readonly contenido: ContenidoDeDiseno;
}

const escritoDe = ({ nombre, contenido }: Diseno): Escrito => ({ nombre, contenido });
const textOf = ({ nombre, contenido }: Escrito): string => JSON.stringify({ nombre, contenido });

/** What was typed here: over which revision, and how much of it the server has. */
interface Typed {
  readonly escrito: Escrito;
  readonly revision: number;
  readonly sent: string;
}

const isUnsent = ({ escrito, sent }: Typed): boolean => textOf(escrito) !== sent;

/** What others saved since is shown only where nothing of mine would be lost. */
const mineOf = (typed: Typed | null, stored: Diseno): Typed | null =>
  typed !== null && (isUnsent(typed) || stored.revision <= typed.revision) ? typed : null;

type Cambio = Partial<ContenidoDeDiseno>;

/** A design being written: it is kept by itself a moment after each change, and no paper changes until it is published. */
export function useDiseno(stored: Diseno) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [asked, setAsked] = useState(false);
  const mine = mineOf(typed, stored);
  const shown = mine?.escrito ?? escritoDe(stored);
  const revision = mine?.revision ?? stored.revision;
  const dirty = mine !== null && isUnsent(mine);
  const text = textOf(shown);

  const keep = (diseno: Diseno) => {
    queryClient.setQueryData(disenoQuery(diseno.id).queryKey, diseno);
    void queryClient.invalidateQueries({ queryKey: disenosQuery.queryKey, exact: true });
  };

  const save = useMutation({
    mutationFn: (body: Escrito & { readonly revision: number }) =>
      ask(guardarDiseno, { id: stored.id, body }),
    onSuccess: (diseno, sent) => {
      keep(diseno);
      // The server tidies what it keeps; what is on the screen stays as it is being typed.
      setTyped((now) => now && { ...now, revision: diseno.revision, sent: textOf(sent) });
    },
  });
  const send = (over = revision) => save.mutate({ ...shown, revision: over });

  const conflict =
    isApiError(save.error, 'VERSION_ANTIGUA') && save.error.actual ? (save.error.actual as Diseno) : null;
  const waits = dirty && !save.isPending && !save.isError;
  const sendNow = useEffectEvent((last: string) => {
    if (last === text) send();
  });
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => sendNow(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waits, text]);

  const cut = dirty && isCut(save.error);
  useWhenOnline(cut, () => send(), AGAIN_MS);

  const publish = useMutation({
    mutationFn: async () => {
      const last = dirty
        ? await ask(guardarDiseno, { id: stored.id, body: { ...shown, revision } })
        : { revision };
      return ask(publicarDiseno, { id: stored.id, body: { revision: last.revision } });
    },
    onSuccess: (diseno) => {
      keep(diseno);
      setTyped(null);
      setAsked(false);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: disenoQuery(stored.id).queryKey }),
  });

  // A picture comes long after it was chosen: it is put over what is written by then.
  const write = (change: (shown: Escrito) => Escrito) => {
    // One that is on its way is not forgotten: the next one waits for it.
    if (!save.isPending) save.reset();
    publish.reset();
    const last = queryClient.getQueryData(disenoQuery(stored.id).queryKey) ?? stored;
    setTyped((now) => {
      const base = mineOf(now, last) ?? {
        escrito: escritoDe(last),
        revision: last.revision,
        sent: textOf(escritoDe(last)),
      };
      return { ...base, escrito: change(base.escrito) };
    });
  };

  const faltas = faltasDeDiseno(shown.nombre.trim(), shown.contenido);
  const saving: Saving = cut
    ? { state: 'cut', keptHere: false }
    : save.isPending
      ? { state: 'saving' }
      : save.isError && !conflict
        ? { state: 'failed', onRetry: () => send() }
        : { state: 'saved', at: new Date(stored.guardadoEn) };

  return {
    ...shown,
    dirty,
    saving: waits ? ({ state: 'idle' } as const) : saving,
    failure: save.isError && !cut && !conflict ? save.error : null,
    /** What a paper can't be made of: of what was written always, of what is missing once it was asked for. */
    faltas: {
      ...(asked ? faltas : { cuerpo: faltas.cuerpo, principal: faltas.principal }),
      ...fieldErrors(publish.error),
    } as Readonly<Record<string, string | undefined>>,
    set: (change: Partial<Escrito>) => write((now) => ({ ...now, ...change })),
    setContenido: (change: Cambio | ((now: ContenidoDeDiseno) => Cambio)) =>
      write(({ contenido, ...now }) => ({
        ...now,
        contenido: { ...contenido, ...(typeof change === 'function' ? change(contenido) : change) },
      })),
    conflict: conflict && {
      keepTheirs: () => {
        setTyped(null);
        save.reset();
        queryClient.setQueryData(disenoQuery(stored.id).queryKey, conflict);
      },
      keepMine: () => send(conflict.revision),
    },
    /** Whether it can be; if not, what is missing is said beside it. */
    readyToPublish: () => {
      setAsked(true);
      return Object.keys(faltas).length === 0;
    },
    publish: () => publish.mutateAsync(),
  };
}
export type DisenoForm = ReturnType<typeof useDiseno>;
