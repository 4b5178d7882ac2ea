import { conDecimales, tipoProbable } from '@catedra/shared/campos/adivinar.ts';
import { pareceReservado } from '@catedra/shared/campos/reservado.ts';
import {
  MAX_VALORES,
  NOMBRES_DE_TIPO,
  TIPOS_DE_CAMPO,
  type TipoDeCampo,
  type VistaDeCampo,
} from '@catedra/shared/campos/tipos.ts';
import * as camposApi from '@catedra/shared/campos/api.ts';
import * as api from '@catedra/shared/cargas/api.ts';
import type { ValoresDeColumna } from '@catedra/shared/cargas/filas.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { Button, Select, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/usuarios/carga-masiva/columnas/MappingList.module.css';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';
import { useActor } from '#platform/session.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface NewFieldProps {
  readonly carga: Carga;
  readonly columna: number;
  readonly onCreated: (id: string) => void;
}

/** A column that is no field yet becomes one, with its values when they are a list. */
export function NewField({ carga, columna, onCreated }: NewFieldProps) {
  const { puedeEnTodo } = useActor();
  const [opened, setOpened] = useState(false);
  const titulo = carga.encabezados[columna] ?? '';
  if (!puedeEnTodo('usuarios:editar')) return null;
  return (
    <>
      <Button
        variant="transparent"
        size="compact-sm"
        aria-label={`Crear un campo con «${titulo}»`}
        onClick={() => setOpened(true)}
      >
        Crear un campo
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={`Crear un campo con «${titulo}»`}>
        {opened && (
          <Values
            carga={carga}
            columna={columna}
            onCancel={() => setOpened(false)}
            onCreated={(id) => {
              setOpened(false);
              onCreated(id);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

interface InsideProps extends NewFieldProps {
  readonly onCancel: () => void;
}

function Values(props: InsideProps) {
  const { carga, columna } = props;
  const query = useQuery({
    queryKey: ['cargas', carga.id, 'columna', columna],
    queryFn: ({ signal }) => ask(api.leerValores, { id: carga.id, columna }, { signal }),
  });
  return (
    <QueryView query={query} label="Mirando sus valores…">
      {(valores) => <Form valores={valores} {...props} />}
    </QueryView>
  );
}

const QUIEN: readonly {
  readonly value: string;
  readonly label: string;
  readonly propia: VistaDeCampo;
  readonly tutor: VistaDeCampo;
}[] = [
  { value: 'admin', label: 'Solo quien administra', propia: 'no', tutor: 'no' },
  { value: 'tutor', label: 'Quien administra y quien tutoriza', propia: 'no', tutor: 've' },
  { value: 'todos', label: 'También la propia persona', propia: 've', tutor: 've' },
];
const SE_VEN = 12;

function Form({
  carga,
  columna,
  valores: { valores, vacias },
  onCreated,
  onCancel,
}: InsideProps & { readonly valores: ValoresDeColumna }) {
  const queryClient = useQueryClient();
  const [id] = useState(newId);
  const [ids] = useState(() => valores.map(newId));
  const [nombre, setNombre] = useState(carga.encabezados[columna] ?? '');
  const [tipo, setTipo] = useState<TipoDeCampo>(() => tipoProbable(valores));
  const [elegido, setQuien] = useState<string | null>(null);
  const reservado = pareceReservado(nombre);
  const quien = elegido ?? (reservado ? 'admin' : 'tutor');
  const caben = tipo !== 'lista' || valores.length <= MAX_VALORES;
  const crear = useMutation({
    mutationFn: () => {
      const { propia = 'no', tutor = 've' } = QUIEN.find(({ value }) => value === quien) ?? {};
      const opciones =
        tipo === 'lista'
          ? valores.map(({ texto }, i) => ({ id: ids[i] ?? newId(), texto: texto.slice(0, 120) }))
          : [];
      const decimales = tipo === 'numero' && conDecimales(valores);
      return ask(camposApi.crearCampo, { id, body: { nombre, tipo, decimales, opciones, propia, tutor } });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['campos'] });
      onCreated(id);
    },
  });
  const errors = fieldErrors(crear.error);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        crear.mutate();
      }}
    >
      <TextInput
        label="Nombre del campo"
        value={nombre}
        maxLength={60}
        error={errors.nombre}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
        data-autofocus
      />
      <Select
        mt="md"
        label="Qué guarda"
        data={TIPOS_DE_CAMPO.map((value) => ({ value, label: NOMBRES_DE_TIPO[value] }))}
        value={tipo}
        allowDeselect={false}
        onChange={(value) => value && setTipo(value)}
      />
      {tipo === 'lista' && (
        <p className={classes.values} role="status">
          {caben
            ? `${valores.length === 1 ? 'Su único valor' : `Sus ${numero(valores.length)} valores`}: `
            : `Tiene más de ${MAX_VALORES} valores distintos: guárdalo como texto. `}
          {caben &&
            valores.slice(0, SE_VEN).map(({ texto, filas }) => (
              <span key={texto}>
                {texto} <small>{numero(filas)}</small>
              </span>
            ))}
          {caben && valores.length > SE_VEN && ` y ${valores.length - SE_VEN} más. `}
          {vacias > 0 && caben && <small>{cuenta(vacias, 'fila')} sin valor.</small>}
        </p>
      )}
      <Select
        mt="md"
        label="Lo ve"
        description={
          reservado
            ? 'Parece un dato de sueldo o de salud: solo quien administra, si no dices otra cosa.'
            : null
        }
        data={QUIEN.map(({ value, label }) => ({ value, label }))}
        value={quien}
        allowDeselect={false}
        onChange={(value) => value && setQuien(value)}
      />
      {crear.error && Object.keys(errors).length === 0 && <ErrorState>{messageOf(crear.error)}</ErrorState>}
      <DialogActions onCancel={onCancel}>
        <Button type="submit" loading={crear.isPending} disabled={!caben}>
          Crear el campo
        </Button>
      </DialogActions>
    </form>
  );
}
