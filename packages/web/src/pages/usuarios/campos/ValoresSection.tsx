import { opcionesPegadas } from '@catedra/shared/campos/opciones.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { MAX_VALORES, type Opcion } from '@catedra/shared/campos/tipos.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowUp,
  IconClipboardList,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import classes from '#pages/usuarios/campos/campos.module.css';
import { Filled } from '#pages/usuarios/campos/CamposTable.tsx';
import { activas } from '#pages/usuarios/campos/palabras.ts';
import {
  nuevaOpcion,
  ponerOpciones,
  recuperarOpcion,
  useCambio,
  usoQuery,
} from '#pages/usuarios/campos/queries.ts';
import { QuitarValor } from '#pages/usuarios/campos/QuitarValor.tsx';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

interface ValoresSectionProps {
  readonly campo: Campo;
  readonly readOnly: boolean;
  readonly onSaved: () => void;
}

type Escrita = Pick<Opcion, 'id' | 'texto'>;

/** The values of a list: who has each, added, renamed, moved and taken away. */
export function ValoresSection({ campo, readOnly, onSaved }: ValoresSectionProps) {
  const { data: uso } = useQuery(usoQuery);
  const [editing, setEditing] = useState<Escrita | null>(null);
  const [pasting, setPasting] = useState(false);
  const [quita, setQuita] = useState<Opcion | null>(null);
  const lista: readonly Escrita[] = activas(campo).map(({ id, texto }) => ({ id, texto }));
  const put = useCambio((opciones: readonly Escrita[]) => ponerOpciones(campo, [...opciones]));
  const volver = useCambio((opcionId: string) => recuperarOpcion(campo.id, opcionId));
  const save = (opciones: readonly Escrita[], done?: () => void) =>
    put.mutate(opciones, {
      onSuccess: () => {
        onSaved();
        done?.();
      },
    });
  const suyo = uso?.campos[campo.id];
  const sin = uso && uso.personas - (suyo?.conValor ?? 0);
  const most = Math.max(1, ...Object.values(suyo?.porOpcion ?? {}));
  const tienen = (id: string) => uso && (suyo?.porOpcion[id] ?? 0);
  const failure = put.error ?? volver.error;
  const move = (at: number, by: -1 | 1) => {
    const [one] = lista.slice(at, at + 1);
    if (one) save(lista.toSpliced(at, 1).toSpliced(at + by, 0, one));
  };
  const write = (escrita: Escrita) => {
    const there = lista.some(({ id }) => id === escrita.id);
    const next = there ? lista.map((una) => (una.id === escrita.id ? escrita : una)) : [...lista, escrita];
    save(next, () => setEditing(there ? null : nuevaOpcion('')));
  };

  return (
    <section>
      <h3>
        Valores
        {sin !== undefined && (
          <span>{sin === 0 ? 'todas tienen uno' : `${cuenta(sin, 'persona')} sin ninguno`}</span>
        )}
      </h3>
      <ol className={classes.values}>
        {campo.opciones.map((opcion) => {
          const at = lista.findIndex(({ id }) => id === opcion.id);
          if (editing?.id === opcion.id)
            return (
              <li key={opcion.id} data-editing>
                <ValueInput
                  escrita={editing}
                  busy={put.isPending}
                  onSave={write}
                  onCancel={() => setEditing(null)}
                />
              </li>
            );
          return (
            <li key={opcion.id} data-retired={opcion.retirada || undefined}>
              <span>
                {opcion.texto}
                {opcion.retirada && <small> retirado</small>}
              </span>
              <Filled son={tienen(opcion.id)} de={most} />
              {!readOnly && (
                <RowMenu
                  name={opcion.texto}
                  actions={
                    opcion.retirada
                      ? [
                          {
                            label: 'Recuperar',
                            icon: IconArrowBackUp,
                            onClick: () => volver.mutate(opcion.id),
                          },
                          { label: 'Quitar', icon: IconTrash, danger: true, onClick: () => setQuita(opcion) },
                        ]
                      : [
                          { label: 'Cambiar el texto', icon: IconPencil, onClick: () => setEditing(opcion) },
                          ...(at > 0
                            ? [{ label: 'Subir', icon: IconArrowUp, onClick: () => move(at, -1) }]
                            : []),
                          ...(at < lista.length - 1
                            ? [{ label: 'Bajar', icon: IconArrowDown, onClick: () => move(at, 1) }]
                            : []),
                          { label: 'Quitar', icon: IconTrash, danger: true, onClick: () => setQuita(opcion) },
                        ]
                  }
                />
              )}
            </li>
          );
        })}
        {editing && !campo.opciones.some(({ id }) => id === editing.id) && (
          <li data-editing>
            <ValueInput
              key={editing.id}
              escrita={editing}
              busy={put.isPending}
              onSave={write}
              onCancel={() => setEditing(null)}
            />
          </li>
        )}
      </ol>
      {failure && <ErrorState>{fieldErrors(failure).opciones ?? messageOf(failure)}</ErrorState>}
      {!readOnly && (
        <div className={classes.adding}>
          <Button
            variant="subtle"
            size="xs"
            disabled={lista.length >= MAX_VALORES}
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => setEditing(nuevaOpcion(''))}
          >
            Valor
          </Button>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconClipboardList size={16} stroke={1.75} aria-hidden />}
            onClick={() => setPasting(true)}
          >
            Pegar una lista
          </Button>
          {lista.length >= MAX_VALORES && <small>Como mucho {MAX_VALORES}.</small>}
        </div>
      )}
      <PasteDialog
        opened={pasting}
        lista={lista}
        busy={put.isPending}
        error={put.error}
        onClose={() => setPasting(false)}
        onSave={(next) => save(next, () => setPasting(false))}
      />
      <QuitarValor
        campo={campo}
        opcion={quita}
        tienen={quita ? tienen(quita.id) : undefined}
        uso={suyo}
        onClose={() => setQuita(null)}
      />
    </section>
  );
}

interface ValueInputProps {
  readonly escrita: Escrita;
  readonly busy: boolean;
  readonly onSave: (escrita: Escrita) => void;
  readonly onCancel: () => void;
}

/** Enter saves and goes on to the next; Escape leaves it as it was. */
function ValueInput({ escrita, busy, onSave, onCancel }: ValueInputProps) {
  const [texto, setTexto] = useState(escrita.texto);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const save = () =>
    texto.trim() === '' || texto === escrita.texto ? onCancel() : onSave({ ...escrita, texto });
  return (
    <TextInput
      size="xs"
      aria-label="Texto del valor"
      value={texto}
      maxLength={120}
      readOnly={busy}
      ref={input}
      onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      onBlur={save}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save();
        if (key === 'Escape') onCancel();
      }}
    />
  );
}

interface PasteDialogProps {
  readonly opened: boolean;
  readonly lista: readonly Escrita[];
  readonly busy: boolean;
  readonly error: unknown;
  readonly onClose: () => void;
  readonly onSave: (lista: readonly Escrita[]) => void;
}

function PasteDialog({ opened, lista, busy, error, onClose, onSave }: PasteDialogProps) {
  const [pegado, setPegado] = useState('');
  const todos = opcionesPegadas([...lista.map(({ texto }) => texto), pegado].join('\n'));
  const nuevos = todos.slice(lista.length);
  const caben = todos.length <= MAX_VALORES;
  return (
    <Dialog opened={opened} onClose={onClose} title="Pegar una lista">
      <Textarea
        label="Un valor en cada línea"
        autosize
        minRows={5}
        maxRows={12}
        value={pegado}
        onChange={({ currentTarget }) => setPegado(currentTarget.value)}
        description={
          caben
            ? `Se añadirán ${cuenta(nuevos.length, 'valor', 'valores')}. Los que ya están no se repiten.`
            : `Una lista tiene como mucho ${MAX_VALORES} valores: sobran ${todos.length - MAX_VALORES}.`
        }
        data-autofocus
      />
      {error !== null && error !== undefined && <ErrorState>{messageOf(error)}</ErrorState>}
      <DialogActions onCancel={onClose}>
        <Button
          loading={busy}
          disabled={nuevos.length === 0 || !caben}
          onClick={() => onSave([...lista, ...nuevos.map(nuevaOpcion)])}
        >
          Añadir {cuenta(nuevos.length, 'valor', 'valores')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
