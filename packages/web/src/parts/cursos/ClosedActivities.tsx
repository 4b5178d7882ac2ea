import * as participantesApi from '@catedra/shared/participantes/api.ts';
import type { Atasco, ExcepcionDePersona } from '@catedra/shared/participantes/schemas.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { TocaCertificados, useTocados } from '#parts/cursos/TocaCertificados.tsx';
import { ask } from '#platform/ask.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { ReopenDialog } from '#parts/cursos/ReopenDialog.tsx';
import { useStuck } from '#parts/cursos/stuck.ts';
import { DateReasonForm } from '#ui/forms/DateReasonForm.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';

interface ClosedActivitiesProps {
  readonly cursoId: string;
  readonly usuarioId: string;
  readonly nombre: string;
  readonly atascos: readonly Atasco[];
  readonly excepciones: readonly ExcepcionDePersona[];
  readonly mayChange: boolean;
  readonly onDone: (said: string) => void;
}

type Choice = { readonly what: 'reabrir' | 'eximir'; readonly actividad: Atasco };

/** What keeps someone from finishing because its date closed it, and what was decided of that for them alone. */
export function ClosedActivities(props: ClosedActivitiesProps) {
  const { cursoId, usuarioId, nombre, atascos, excepciones, mayChange, onDone } = props;
  const [choice, setChoice] = useState<Choice | null>(null);
  const [forAll, setForAll] = useState<Atasco | null>(null);
  const stuck = useStuck(cursoId, mayChange && atascos.length > 0);
  const [taking, setTaking] = useState<ExcepcionDePersona | null>(null);
  return (
    <Stack gap="xs">
      {atascos.map((actividad) => (
        <div key={actividad.actividadId}>
          No puede terminar: «{actividad.titulo}» cerró <Moment date={actividad.cerroEn} />.
          {mayChange && (
            <Group gap="xs" mt={4}>
              <Button size="xs" variant="default" onClick={() => setChoice({ what: 'reabrir', actividad })}>
                Reabrir
              </Button>
              <Button size="xs" variant="default" onClick={() => setChoice({ what: 'eximir', actividad })}>
                Eximir
              </Button>
              {(stuck?.porActividad[actividad.actividadId] ?? 0) > 1 && (
                <Button size="xs" variant="subtle" onClick={() => setForAll(actividad)}>
                  Reabrir a {stuck?.porActividad[actividad.actividadId]} personas
                </Button>
              )}
            </Group>
          )}
        </div>
      ))}
      {excepciones.map((una) => (
        <div key={una.actividadId}>
          «{una.titulo}»:{' '}
          {una.hasta ? (
            <>
              abierta hasta <Moment date={una.hasta} />
            </>
          ) : (
            'eximida'
          )}
          . {una.motivo}.
          {mayChange && (
            <Group gap="xs" mt={4}>
              <Button size="xs" variant="default" onClick={() => setTaking(una)}>
                {una.hasta ? 'Quitar su fecha' : 'Quitar la exención'}
              </Button>
            </Group>
          )}
        </div>
      ))}
      <ReopenDialog
        cursoId={cursoId}
        actividad={forAll && { id: forAll.actividadId, titulo: forAll.titulo }}
        onClose={() => setForAll(null)}
        onDone={onDone}
      />
      {taking && (
        <TakeBack
          excepcion={taking}
          usuarioId={usuarioId}
          nombre={nombre}
          onClose={() => setTaking(null)}
          onDone={onDone}
        />
      )}
      <Dialog
        opened={choice !== null}
        onClose={() => setChoice(null)}
        title={choice?.what === 'eximir' ? `¿Eximir a ${nombre}?` : `Reabrir a ${nombre}`}
      >
        {choice && (
          <DecideForm
            key={choice.what + choice.actividad.actividadId}
            {...choice}
            usuarioId={usuarioId}
            nombre={nombre}
            onClose={() => setChoice(null)}
            onDone={onDone}
          />
        )}
      </Dialog>
    </Stack>
  );
}

interface TakeBackProps extends Pick<ClosedActivitiesProps, 'usuarioId' | 'nombre' | 'onDone'> {
  readonly excepcion: ExcepcionDePersona;
  readonly onClose: () => void;
}

/** What was decided for someone is taken back; whoever had finished thanks to it has not. */
function TakeBack({ excepcion, usuarioId, nombre, onClose, onDone }: TakeBackProps) {
  const { actividadId, titulo, hasta } = excepcion;
  const { certificados, ...toca } = useTocados({ acto: 'retirar-excepcion', actividadId, usuarioId });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={hasta ? `¿Quitar su fecha a ${nombre}?` : `¿Quitar la exención a ${nombre}?`}
      confirmLabel={hasta ? 'Quitar su fecha' : 'Quitar la exención'}
      allowed={toca.contando ? null : true}
      onConfirm={async () => {
        await ask(participantesApi.retirar, { id: actividadId, body: { usuarioId, certificados } });
        onDone(`«${titulo}» vuelve a ser para ${nombre} como para los demás.`);
      }}
    >
      «{titulo}» volverá a ser para esta persona como para los demás.
      <TocaCertificados certificados={certificados} {...toca} />
    </ConfirmDialog>
  );
}

interface DecideFormProps extends Choice, Pick<ClosedActivitiesProps, 'usuarioId' | 'nombre' | 'onDone'> {
  readonly onClose: () => void;
}

function DecideForm({ what, actividad, usuarioId, nombre, onClose, onDone }: DecideFormProps) {
  const { actividadId: id, titulo } = actividad;
  const ends = { placeholder: 'Baja médica, ya lo hizo fuera…', onClose, onDone };
  if (what === 'eximir')
    return (
      <DateReasonForm
        {...ends}
        submit="Eximir"
        save={async (_, motivo) => {
          await ask(participantesApi.eximir, { id, body: { usuarioId, motivo } });
          return `«${titulo}» ya no cuenta para ${nombre}.`;
        }}
      >
        «{titulo}» dejará de contar solo para esta persona, que verá el motivo. Se puede quitar después.
      </DateReasonForm>
    );
  return (
    <DateReasonForm
      {...ends}
      date={{ label: 'Abierta hasta', field: 'hasta' }}
      submit="Reabrir"
      save={async (hasta, motivo) => {
        await ask(participantesApi.reabrir, { id, body: { usuarioIds: [usuarioId], hasta, motivo } });
        return `${nombre} tiene otra fecha para «${titulo}».`;
      }}
    >
      Solo para esta persona, «{titulo}» se podrá hacer hasta la fecha que elijas.
    </DateReasonForm>
  );
}
