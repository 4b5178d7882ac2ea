import { DIAS_AL_VOLVER } from '@catedra/shared/cumplimiento/plazos.ts';
import { Button, NumberInput, Stack, TextInput } from '@mantine/core';
import type { ResultadoDeExencion } from '@catedra/shared/participantes/exenciones.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import classes from '#parts/cursos/exempt/Exempt.module.css';
import type { Exencion } from '#parts/cursos/exempt/exempting.ts';
import { Foreseen } from '#parts/cursos/exempt/Foreseen.tsx';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { DateField } from '#ui/forms/date/DateField.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

/** To whom it would go; and which of those asked for stay out, and why, in words. */
export interface Prevista extends ResultadoDeExencion {
  readonly fuera?: readonly string[];
}

interface ExemptFormProps {
  readonly title: string;
  /** What it is asked about, to tell it from another. */
  readonly de: readonly unknown[];
  readonly foresee: (hasta: string, dias: number) => Promise<Prevista>;
  /** Does it, offers its way back, and says what happened. */
  readonly give: (exencion: Exencion) => Promise<string>;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Until when courses ask nothing of some people, and why; what each will have afterwards is said before. */
export function ExemptForm({ title, de, foresee, give, onClose, onDone }: ExemptFormProps) {
  const [hasta, setHasta] = useState('');
  const [dias, setDias] = useState(DIAS_AL_VOLVER);
  const [motivo, setMotivo] = useState('');
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  // Asked anew each time, because people change meanwhile; the reason changes none of it.
  const previsto = useQuery({
    queryKey: [...de, 'eximir', hasta, dias],
    queryFn: () => foresee(hasta, dias),
    enabled: hasta !== '',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const act = useMutation({
    mutationFn: () => give({ hasta, dias, motivo }),
    onSuccess: (words) => {
      onDone(words);
      onClose();
    },
  });
  const wrong = { ...fieldErrors(previsto.error), ...fieldErrors(act.error), ...missing };
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const lack = {
      ...(hasta === '' && { hasta: 'Elige el último día.' }),
      ...(motivo.trim() === '' && { motivo: 'Escribe por qué.' }),
    };
    setMissing(lack);
    if (Object.keys(lack).length === 0) act.mutate();
  };
  const cuantas = previsto.data?.hechas;
  const failure = act.error ?? previsto.error;
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form noValidate onSubmit={send}>
        <Stack gap="md">
          <p>
            Hasta ese día el curso no pide nada: nadie cuenta como fuera de plazo ni se abre una renovación.
            Si un plazo pasa mientras tanto, después quedan para hacerlo los días que digas aquí.
          </p>
          <DateField
            label="Último día"
            value={hasta}
            onChange={(next) => {
              setHasta(next);
              setMissing({});
              act.reset();
            }}
            error={wrong.hasta}
          />
          <NumberInput
            className={classes.days}
            label="Días para hacerlo después"
            min={1}
            max={365}
            value={dias}
            onChange={(value) => setDias(typeof value === 'number' ? value : DIAS_AL_VOLVER)}
            error={wrong.dias}
          />
          <TextInput
            label="Motivo"
            description="Solo lo lee quien puede eximir: no sale en listas ni en archivos."
            placeholder="Permiso, excedencia, puesto distinto…"
            maxLength={500}
            value={motivo}
            onChange={(event) => {
              setMotivo(event.currentTarget.value);
              setMissing({});
            }}
            error={wrong.motivo}
          />
          {previsto.data && <Foreseen previsto={previsto.data} que="dar" />}
          {previsto.data?.fuera?.map((frase) => (
            <p key={frase}>{frase}</p>
          ))}
          {failure && Object.keys(wrong).length === 0 && <ErrorState>{messageOf(failure)}</ErrorState>}
          <DialogActions onCancel={onClose}>
            <Button type="submit" loading={act.isPending} disabled={cuantas === 0 || previsto.isFetching}>
              {cuantas !== undefined && cuantas > 1 ? `Eximir a ${cuenta(cuantas, 'persona')}` : 'Eximir'}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
