import { pareceReservado } from '@catedra/shared/campos/reservado.ts';
import { opcionesPegadas } from '@catedra/shared/campos/opciones.ts';
import {
  MAX_VALORES,
  NOMBRES_DE_TIPO,
  PUEDEN_SER_UNICOS,
  TIPOS_DE_CAMPO,
  type TipoDeCampo,
} from '@catedra/shared/campos/tipos.ts';
import { Button, Checkbox, Radio, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import classes from '#pages/usuarios/campos/campos.module.css';
import { ES_SU_RESPONSABLE } from '#pages/usuarios/campos/palabras.ts';
import { crear, nuevaOpcion, type Propuesta, useCambio } from '#pages/usuarios/campos/queries.ts';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

interface CampoNuevoProps {
  /** What it begins with; null while it is closed. */
  readonly propuesta: Propuesta | null;
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

export function CampoNuevo({ propuesta, onClose, onCreated }: CampoNuevoProps) {
  return (
    <Dialog opened={propuesta !== null} onClose={onClose} title="Campo nuevo">
      {propuesta && <Form propuesta={propuesta} onClose={onClose} onCreated={onCreated} />}
    </Dialog>
  );
}

const AYUDA: Readonly<Record<TipoDeCampo, string>> = {
  texto: 'Lo que se escriba, en una línea.',
  numero: 'Una cantidad o un código sin letras.',
  fecha: 'Un día del calendario.',
  lista: 'Uno de los valores que tú digas.',
  si_no: 'Sí o no.',
  persona: 'Otra persona de la academia.',
};

function Form({ propuesta, onClose, onCreated }: CampoNuevoProps & { readonly propuesta: Propuesta }) {
  // Sent again after a lost answer, it is the same field.
  const [id] = useState(newId);
  const [nombre, setNombre] = useState(propuesta.nombre ?? '');
  const [tipo, setTipo] = useState<TipoDeCampo>(propuesta.tipo ?? 'texto');
  const [unico, setUnico] = useState(propuesta.unico ?? false);
  const [equipo, setEquipo] = useState(propuesta.equipo ?? false);
  const [pegado, setPegado] = useState('');
  const valores = opcionesPegadas(pegado);
  const [ids] = useState(() => new Map<string, string>());
  const crearlo = useCambio(() =>
    crear(id, {
      nombre,
      tipo,
      unico: unico && PUEDEN_SER_UNICOS.includes(tipo),
      equipo: equipo && tipo === 'persona',
      opciones: tipo === 'lista' ? valores.map((texto) => opcionDe(ids, texto)) : [],
    }),
  );
  const errors = fieldErrors(crearlo.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    crearlo.mutate(undefined, { onSuccess: () => onCreated(id) });
  };

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        label="Nombre"
        value={nombre}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
        maxLength={60}
        autoComplete="off"
        error={errors.nombre}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={
          pareceReservado(nombre)
            ? 'Parece un dato de sueldo o de salud: quien tutoriza no lo verá, si no lo cambias después.'
            : null
        }
        data-autofocus
      />
      <Radio.Group
        label="Qué guarda"
        description={`${AYUDA[tipo]} No se puede cambiar después.`}
        value={tipo}
        onChange={(elegido) => setTipo(TIPOS_DE_CAMPO.find((uno) => uno === elegido) ?? 'texto')}
      >
        <div className={classes.kinds}>
          {TIPOS_DE_CAMPO.map((uno) => (
            <Radio key={uno} value={uno} label={NOMBRES_DE_TIPO[uno]} />
          ))}
        </div>
      </Radio.Group>
      {tipo === 'lista' && (
        <Textarea
          label="Valores, uno en cada línea"
          description={
            valores.length > MAX_VALORES
              ? `Hay ${cuenta(valores.length, 'valor', 'valores')} y caben ${MAX_VALORES}.`
              : 'Puedes pegarlos de una hoja de cálculo. Luego se añaden y se ordenan más.'
          }
          autosize
          minRows={3}
          maxRows={8}
          value={pegado}
          onChange={({ currentTarget }) => setPegado(currentTarget.value)}
          error={errors.opciones}
        />
      )}
      {PUEDEN_SER_UNICOS.includes(tipo) && (
        <Checkbox
          label="No se repite: cada persona tiene el suyo"
          checked={unico}
          onChange={({ currentTarget }) => setUnico(currentTarget.checked)}
          error={errors.unico}
        />
      )}
      {tipo === 'persona' && (
        <Checkbox
          label="Es su responsable"
          description={ES_SU_RESPONSABLE}
          checked={equipo}
          onChange={({ currentTarget }) => setEquipo(currentTarget.checked)}
          error={errors.equipo}
        />
      )}
      {crearlo.error && Object.keys(errors).length === 0 && (
        <ErrorState>{messageOf(crearlo.error)}</ErrorState>
      )}
      <DialogActions onCancel={onClose}>
        <Button type="submit" loading={crearlo.isPending}>
          Crear el campo
        </Button>
      </DialogActions>
    </form>
  );
}

/** The same id for the same text, however many times it is sent. */
function opcionDe(ids: Map<string, string>, texto: string) {
  const opcion = { ...nuevaOpcion(texto), ...(ids.has(texto) && { id: ids.get(texto) ?? '' }) };
  ids.set(texto, opcion.id);
  return opcion;
}
