import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import type { ReglaDeGrupo } from '@catedra/shared/grupos/regla-schemas.ts';
import { Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { añadirMiembros } from '#pages/grupos/queries.ts';
import { Apart } from '#pages/grupos/actualizar/regla/Apart.tsx';
import { ConditionRow } from '#pages/grupos/actualizar/regla/ConditionRow.tsx';
import {
  type Draft,
  emptyDraft,
  type RuleDraft,
  ruleDraftOf,
  ruleOf,
} from '#pages/grupos/actualizar/regla/draft.ts';
import { Effect } from '#pages/grupos/actualizar/regla/Effect.tsx';
import { useEntry } from '#pages/grupos/actualizar/regla/late-entry.ts';
import { LateEntryDialog } from '#pages/grupos/actualizar/regla/LateEntryDialog.tsx';
import classes from '#pages/grupos/actualizar/regla/Regla.module.css';
import {
  dejarALaRegla,
  efectoQuery,
  guardarRegla,
  perfilesParaRegla,
  preverDejar,
  preverIncluir,
} from '#pages/grupos/actualizar/regla/regla-queries.ts';
import { effectInWords, savedInWords, saveLabel } from '#pages/grupos/actualizar/regla/rule-words.ts';
import { SavedMeanwhile } from '#pages/grupos/actualizar/regla/SavedMeanwhile.tsx';
import { WhyField } from '#pages/grupos/actualizar/regla/WhyField.tsx';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { useFields } from '#parts/campos/own-fields.ts';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { usePassedDays } from '#parts/grupos/passed-dates.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

const PAUSE = 250;
const CUMPLE = [
  { value: 'todas', label: 'todas' },
  { value: 'alguna', label: 'alguna de' },
];

interface EditorProps {
  readonly grupo: Grupo;
  readonly guardada: ReglaDeGrupo;
}

export function RuleEditor({ grupo, guardada }: EditorProps) {
  const campos = useFields('others');
  const { data: perfiles } = useQuery(perfilesParaRegla);
  const queryClient = useQueryClient();
  const [edited, setDraft] = useState<RuleDraft | null>(null);
  const [begunOn, setBegunOn] = useState(guardada.version);
  const setEdited = (next: RuleDraft | null) => {
    if (edited === null) setBegunOn(guardada.version);
    setDraft(next);
  };
  const [said, setSaid] = useState('');
  // Made once: rows made anew at each render would lose the keyboard's place and close what is open in them.
  const saved = useMemo(() => ruleDraftOf(guardada.regla), [guardada.regla]);
  const draft = edited ?? saved;
  const regla = ruleOf(draft, campos);
  const [asked] = useDebouncedValue(regla, PAUSE);
  const dirty = edited !== null && JSON.stringify(regla) !== JSON.stringify(guardada.regla);
  const effect = useQuery({ ...efectoQuery(grupo.id, asked ?? null), enabled: asked !== undefined });
  const current = asked ? effect.data : undefined;
  const passed = usePassedDays(current?.plazos);
  const fresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ['grupos'] });
    void queryClient.invalidateQueries({ queryKey: ['usuarios'] });
  };
  const save = useMutation({
    mutationFn: () =>
      guardarRegla(grupo.id, {
        regla: regla ?? null,
        version: guardada.version,
        diasSiPaso: passed.diasSiPaso,
      }),
    onSuccess: async (moved) => {
      setSaid(savedInWords(moved));
      await fresh();
      passed.onDias('');
      setEdited(null);
    },
  });
  const { enter, late, forget } = useEntry(fresh);
  const leave = (ids?: readonly string[]) =>
    enter.mutate({
      title: 'Dejar a la regla',
      button: 'Dejar a la regla',
      foresee: () => preverDejar(grupo.id, ids),
      act: (dias) => dejarALaRegla(grupo.id, ids, dias),
    });
  const include = (usuarioId: string) =>
    enter.mutate({
      title: 'Incluir siempre',
      button: 'Incluir siempre',
      foresee: () => preverIncluir(grupo.id, usuarioId),
      act: (dias) => añadirMiembros(grupo.id, [usuarioId], dias),
    });
  const change = (condiciones: readonly Draft[]) => {
    setSaid('');
    setEdited({ ...draft, condiciones });
  };
  const options = (perfiles?.datos ?? []).map(({ id, nombre }) => ({ value: id, label: nombre }));
  const errors = [save.error, effect.error].find((error) => isApiError(error) && error.status === 400);
  const wrong = (isApiError(errors) ? errors.fields : undefined) ?? {};
  const names = draft.condiciones.map(
    ({ que }) => campos.find(({ id }) => id === que)?.nombre ?? (que === 'perfil' ? 'Perfil' : 'Cuenta'),
  );
  const addCondition = () => change([...draft.condiciones, emptyDraft()]);
  const add = (
    <Button
      variant="subtle"
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      onClick={addCondition}
    >
      Condición
    </Button>
  );
  const failure = save.error ?? enter.error;

  if (draft.condiciones.length === 0 && !guardada.regla)
    return (
      <EmptyState
        underTabs
        title="En este grupo se entra a mano"
        action={<Button onClick={addCondition}>Escribir una regla</Button>}
      >
        Con una regla entra y sale solo quien cumple lo que digas de sus campos, su perfil o su cuenta:
        «Centro es Getafe y Fecha de alta hace más de 30 días». Quien ya está se queda siempre dentro.
      </EmptyState>
    );

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (regla !== undefined) save.mutate();
      }}
      noValidate
    >
      <UnsavedGuard dirty={dirty} />
      {late && <LateEntryDialog late={late} onClose={forget} onDone={fresh} />}
      <div className={classes.page}>
        <div>
          {dirty && !save.isPending && begunOn !== guardada.version && (
            <SavedMeanwhile guardada={guardada} onKeep={() => setEdited(null)} />
          )}
          <div className={`look-row ${classes.intro}`}>
            Está en este grupo quien cumple
            <Select
              className={classes.how}
              aria-label="Cuántas condiciones"
              data={CUMPLE}
              value={draft.cumple}
              onChange={(cumple) => setEdited({ ...draft, cumple: cumple === 'alguna' ? 'alguna' : 'todas' })}
            />
            estas condiciones:
          </div>
          <ol className={classes.conditions}>
            {draft.condiciones.map((one, i) => (
              <ConditionRow
                key={one.key}
                draft={one}
                campos={campos}
                perfiles={options}
                joint={i === 0 ? '' : draft.cumple === 'todas' ? 'y' : 'o'}
                left={
                  current?.embudo[i] === undefined
                    ? null
                    : {
                        n: current.embudo[i],
                        of:
                          draft.cumple === 'todas' && i > 0 ? (current.embudo[i - 1] ?? 0) : current.personas,
                      }
                }
                error={wrong[`condiciones.${i}`]}
                onChange={(next) => change(draft.condiciones.with(i, next))}
                onRemove={() => change(draft.condiciones.toSpliced(i, 1))}
              />
            ))}
          </ol>
          <div className={classes.add}>{add}</div>
          <Apart dentro={guardada.dentro} fuera={guardada.fuera} working={enter.isPending} onLeave={leave} />
          {said !== '' && (
            <p className={classes.said} role="status">
              {said}
            </p>
          )}
          {failure !== null && !dirty && <ErrorState>{messageOf(failure)}</ErrorState>}
          {guardada.regla && (
            <WhyField grupoId={grupo.id} onInclude={include} onLeave={(id) => leave([id])} />
          )}
        </div>
        {current && (
          <Effect
            effect={current}
            saved={!dirty}
            passed={passed}
            names={names}
            onWithout={(i) => change(draft.condiciones.toSpliced(i, 1))}
          />
        )}
      </div>
      {dirty && (
        <FormFooter
          effect={
            save.isError ? (
              <span className={classes.wrong} role="alert">
                {messageOf(save.error)}
              </span>
            ) : regla === undefined ? (
              'Completa la condición que falta para guardar.'
            ) : regla === null ? (
              'Al quitarla, quien está se queda, y en adelante se entra a mano.'
            ) : current ? (
              <>
                <b>{effectInWords(current)}</b> Desde entonces el grupo se pone al día solo.
              </>
            ) : null
          }
        >
          <Button variant="default" onClick={() => setEdited(null)} disabled={save.isPending}>
            Descartar
          </Button>
          <Button type="submit" loading={save.isPending} disabled={regla === undefined}>
            {saveLabel(current, draft.condiciones.length)}
          </Button>
        </FormFooter>
      )}
    </form>
  );
}
