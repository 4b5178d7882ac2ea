import { deshacer } from '@catedra/shared/intentos/api.ts';
import type { QueHacerConCertificados } from '@catedra/shared/certificados/tocados.ts';
import type { DeshechoPrevisto } from '@catedra/shared/intentos/reparar/schemas.ts';
import { Button, Radio, Skeleton, Stack, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deshacerQuery } from '#pages/evaluaciones/reparar/queries.ts';
import classes from '#pages/evaluaciones/reparar/Repair.module.css';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta, enumerar, numero } from '#ui/words/words.ts';

interface UndoRepairProps {
  readonly id: string;
  readonly onClose: () => void;
}

const NAMED = 8;

const named = (people: readonly { readonly nombre: string; readonly apellidos: string }[]): string => {
  const names = people.slice(0, NAMED).map(({ nombre, apellidos }) => `${nombre} ${apellidos}`);
  const rest = people.length - names.length;
  return enumerar([...names, ...(rest > 0 ? [`${numero(rest)} más`] : [])]);
};

/** What goes back, what stays as it is, and what is done with the certificates that it gave. */
export function UndoRepair({ id, onClose }: UndoRepairProps) {
  const queryClient = useQueryClient();
  const query = useQuery(deshacerQuery(id));
  const [reason, setReason] = useState('');
  const [certificados, setCertificados] = useState<QueHacerConCertificados>('dejar');
  const undo = useMutation({
    mutationFn: () => ask(deshacer, { id, body: { motivo: reason, certificados } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['intentos'] });
      onClose();
    },
  });
  return (
    <div className={classes.repair}>
      <QueryView query={query} label="Mirando qué pasaría…" skeleton={<Skeleton height={160} />}>
        {(previsto) => (
          <>
            <p>
              {previsto.personas === 1
                ? 'La respuesta de 1 persona vuelve a contar como antes de la reparación.'
                : `Las respuestas de ${cuenta(previsto.personas, 'persona')} vuelven a contar como antes de la reparación.`}
            </p>
            {previsto.completaron > 0 && (
              <p>
                {previsto.completaron === 1
                  ? '1 persona completó la evaluación gracias a ella: la sigue teniendo completada.'
                  : `${numero(previsto.completaron)} personas completaron la evaluación gracias a ella: la siguen teniendo completada.`}
              </p>
            )}
            {previsto.despues.length > 0 && (
              <p>
                La nota de {named(previsto.despues)} cambió también por otra cosa después: no vuelve a ser
                exactamente la de antes.
              </p>
            )}
            <Certificates previsto={previsto} value={certificados} onChange={setCertificados} />
          </>
        )}
      </QueryView>
      <Textarea
        label="Motivo, que leerá cada persona cuya nota cambie"
        maxLength={500}
        autosize
        minRows={1}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {undo.error !== null && <ErrorState>{messageOf(undo.error)}</ErrorState>}
      <DialogActions onCancel={onClose} cancel="Volver" note={reason.trim() === '' && 'Escribe el motivo.'}>
        <Button
          disabled={reason.trim() === '' || !query.isSuccess}
          loading={undo.isPending}
          onClick={() => undo.mutate()}
        >
          Deshacer la reparación
        </Button>
      </DialogActions>
    </div>
  );
}

interface CertificatesProps {
  readonly previsto: DeshechoPrevisto;
  readonly value: QueHacerConCertificados;
  readonly onChange: (next: QueHacerConCertificados) => void;
}

function Certificates({ previsto: { certificados, puedeRetirar }, value, onChange }: CertificatesProps) {
  if (certificados.length === 0) return null;
  const sentence = `${cuenta(certificados.length, 'certificado se expidió', 'certificados se expidieron')} por ella: ${named(
    certificados.map(({ persona }) => persona),
  )}.`;
  if (!puedeRetirar)
    return <p>{sentence} Siguen valiendo hasta que alguien que pueda retirarlos lo decida.</p>;
  return (
    <Radio.Group
      label={sentence}
      value={value}
      onChange={(next) => onChange(next === 'retirar' ? 'retirar' : 'dejar')}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="dejar" label="Dejarlos como están" />
        <Radio value="retirar" label="Retirarlos: quien los compruebe leerá que fueron retirados" />
      </Stack>
    </Radio.Group>
  );
}
