import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { PAST_ANSWER, PastQuestion } from '#ui/forms/date/PastQuestion.tsx';
import { useAskPast } from '#ui/forms/date/use-ask-past.ts';
import { MomentField } from '#ui/forms/date/MomentField.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface DateReasonFormProps {
  /** What will happen and to whom. */
  readonly children: ReactNode;
  /** Absent where only a reason is asked for; `field` is what the server calls it. */
  readonly date?: { readonly label: string; readonly field: string; readonly initial?: string | null };
  readonly reason?: string;
  readonly placeholder: string;
  readonly submit: string;
  /** Hears of the date while it is written, to say what follows from it. */
  readonly onDate?: (date: string | null) => void;
  readonly below?: ReactNode;
  /** What follows is still being found out. */
  readonly waits?: boolean;
  /** What is said once it is done. */
  readonly save: (date: string, reason: string) => Promise<string>;
  /** Undoes what was decided before, with its words. */
  readonly undo?: { readonly label: string; readonly run: () => Promise<string> };
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
}

/** A date with its reason, or a reason alone: what is decided for someone apart from the rest. */
export function DateReasonForm(props: DateReasonFormProps) {
  const { children, date, placeholder, submit, undo, onDone, onClose } = props;
  const [moment, setMoment] = useState(date?.initial ?? null);
  const [reason, setReason] = useState(props.reason ?? '');
  const act = useMutation({
    mutationFn: (run: () => Promise<string>) => run(),
    onSuccess: (said) => {
      onDone(said);
      onClose();
    },
  });
  const past = useAskPast(moment);
  const [missing, setMissing] = useState(false);
  const wrong = fieldErrors(act.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (date && moment === null) return setMissing(true);
    if (date && past.ask()) return;
    act.mutate(() => props.save(moment ?? '', reason));
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="md">
        <div>{children}</div>
        {date && (
          <MomentField
            label={date.label}
            value={moment}
            onChange={(next) => {
              setMoment(next);
              props.onDate?.(next);
              setMissing(false);
            }}
            error={missing ? 'Escribe una fecha y una hora.' : wrong[date.field]}
          />
        )}
        <TextInput
          label="Motivo"
          placeholder={placeholder}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={wrong.motivo}
        />
        {props.below}
        {past.asking && <PastQuestion />}
        {act.isError && Object.keys(wrong).length === 0 && <ErrorState>{messageOf(act.error)}</ErrorState>}
        <DialogActions
          onCancel={onClose}
          note={
            undo && (
              <Button variant="subtle" disabled={act.isPending} onClick={() => act.mutate(undo.run)}>
                {undo.label}
              </Button>
            )
          }
        >
          <Button type="submit" disabled={props.waits} loading={act.isPending}>
            {past.asking ? PAST_ANSWER : submit}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
