import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { MAX_VALORES, type Opcion } from '@catedra/shared/campos/tipos.ts';
import { Button } from '@mantine/core';
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
import { useState } from 'react';
import classes from '#pages/usuarios/campos/campos.module.css';
import { Filled } from '#pages/usuarios/campos/CamposTable.tsx';
import { activas } from '#pages/usuarios/campos/palabras.ts';
import { PegarValores } from '#pages/usuarios/campos/PegarValores.tsx';
import {
  nuevaOpcion,
  ponerOpciones,
  recuperarOpcion,
  useCambio,
  usoQuery,
} from '#pages/usuarios/campos/queries.ts';
import { QuitarValor } from '#pages/usuarios/campos/QuitarValor.tsx';
import { type Escrita, ValorEscrito } from '#pages/usuarios/campos/ValorEscrito.tsx';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

interface ValoresSectionProps {
  readonly campo: Campo;
  readonly readOnly: boolean;
  readonly onSaved: () => void;
}

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
      <h2>
        Valores
        {sin !== undefined && (
          <span>{sin === 0 ? 'todas tienen uno' : `${cuenta(sin, 'persona')} sin ninguno`}</span>
        )}
      </h2>
      <ol className={`look-list ${classes.values}`}>
        {campo.opciones.map((opcion) => {
          const at = lista.findIndex(({ id }) => id === opcion.id);
          if (editing?.id === opcion.id)
            return (
              <li key={opcion.id} data-editing>
                <ValorEscrito
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
            <ValorEscrito
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
        <div className={`look-row ${classes.adding}`}>
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
      <PegarValores
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
