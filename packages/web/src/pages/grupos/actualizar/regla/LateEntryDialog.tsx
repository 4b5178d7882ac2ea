import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { LateEntry } from '#pages/grupos/actualizar/regla/late-entry.ts';
import { messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { usePassedDays } from '#parts/grupos/passed-dates.ts';
import { PassedDates } from '#parts/grupos/PassedDates.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface LateEntryDialogProps {
  readonly late: LateEntry;
  readonly onClose: () => void;
  readonly onDone: () => Promise<unknown>;
}

/** Who would come in past a date, and until when they will have. */
export function LateEntryDialog({ late: { entry, plazos }, onClose, onDone }: LateEntryDialogProps) {
  const passed = usePassedDays(plazos);
  const act = useMutation({
    mutationFn: () => entry.act(passed.diasSiPaso),
    onSuccess: async () => {
      await onDone();
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={entry.title}>
      <PassedDates passed={passed} />
      {act.isError && <ErrorState>{messageOf(act.error)}</ErrorState>}
      <DialogActions onCancel={onClose} disabled={act.isPending}>
        <Button data-autofocus loading={act.isPending} onClick={() => act.mutate()}>
          {entry.button}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
