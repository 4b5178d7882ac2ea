import { eliminarCarpeta, etiquetar, guardarUnaCarpeta, mover } from '@catedra/shared/preguntas/api.ts';
import type { Carpeta, Carpetas } from '@catedra/shared/preguntas/schemas.ts';
import { Button, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { folderOptions } from '#preguntas/autor/folders.ts';
import classes from '#pages/preguntas/Banco.module.css';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';
import { useAction } from '#platform/use-action.ts';
import { TagsField } from '#ui/forms/ManySelect.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

export type BankAsking =
  | { readonly what: 'mover' | 'etiquetar' | 'papelera'; readonly ids: readonly string[] }
  | { readonly what: 'carpeta'; readonly padreId: string | null }
  | { readonly what: 'nombre'; readonly carpeta: Carpeta }
  | { readonly what: 'borrar'; readonly carpeta: Carpeta };

function titleOf(asking: BankAsking): string | null {
  if (asking.what === 'carpeta') return 'Carpeta nueva';
  if (asking.what === 'borrar') return `¿Eliminar la carpeta ${asking.carpeta.nombre}?`;
  return null;
}

interface BankDialogsProps {
  readonly asking: BankAsking;
  readonly carpetas: Carpetas | undefined;
  readonly run: { readonly papelera: (ids: readonly string[]) => Promise<unknown> };
  readonly onClose: () => void;
  readonly onDone: () => unknown;
}

/** What is asked before questions are moved, tagged or put away, or a folder is made, renamed or removed. */
export function BankDialogs({ asking, carpetas, run, onClose, onDone }: BankDialogsProps) {
  const [id] = useState(newId);
  const [folder, setFolder] = useState<string | null>(asking.what === 'carpeta' ? asking.padreId : null);
  const [name, setName] = useState(asking.what === 'nombre' ? asking.carpeta.nombre : '');
  const [poner, setPoner] = useState<string[]>([]);
  const [quitar, setQuitar] = useState<string[]>([]);
  const count = 'ids' in asking ? cuenta(asking.ids.length, 'pregunta') : '';
  const work = (): Promise<unknown> => {
    if (asking.what === 'carpeta') {
      const cursoId = carpetas?.carpetas.find((una) => una.id === folder)?.cursoId ?? null;
      return ask(guardarUnaCarpeta, { id, body: { version: 0, nombre: name, padreId: folder, cursoId } });
    }
    if (asking.what === 'nombre') {
      const { id: suyo, version, padreId, cursoId } = asking.carpeta;
      return ask(guardarUnaCarpeta, { id: suyo, body: { version, nombre: name, padreId, cursoId } });
    }
    if (asking.what === 'borrar') return ask(eliminarCarpeta, { id: asking.carpeta.id });
    const ids = [...asking.ids];
    if (asking.what === 'mover') return ask(mover, { body: { ids, carpetaId: folder ?? '' } });
    if (asking.what === 'etiquetar') return ask(etiquetar, { body: { ids, poner, quitar } });
    return run.papelera(ids);
  };
  const act = useAction(work, () => {
    onClose();
    void onDone();
  });
  const unnamed = name.trim() === '' && 'Escribe su nombre.';
  const lacks = {
    carpeta: unnamed,
    nombre: unnamed,
    borrar: false,
    mover: folder === null && 'Elige una carpeta.',
    etiquetar: poner.length + quitar.length === 0 && 'Escribe alguna etiqueta.',
    papelera: false,
  }[asking.what];
  const label = {
    carpeta: 'Crear la carpeta',
    nombre: 'Cambiar el nombre',
    borrar: 'Eliminar la carpeta',
    mover: `Mover ${count}`,
    etiquetar: `Etiquetar ${count}`,
    papelera: `Llevar ${count} a la papelera`,
  }[asking.what];
  const tags = (carpetas?.etiquetas ?? []).map(({ nombre }) => nombre);
  return (
    <Dialog opened onClose={onClose} title={titleOf(asking) ?? label}>
      <div className={`look-stack ${classes.stack}`}>
        {(asking.what === 'carpeta' || asking.what === 'nombre') && (
          <TextInput
            label="Nombre"
            maxLength={120}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        {(asking.what === 'carpeta' || asking.what === 'mover') && (
          <Select
            label={asking.what === 'mover' ? 'A qué carpeta' : 'Dentro de'}
            placeholder={asking.what === 'mover' ? 'Elige una' : 'Ninguna: de toda la academia'}
            searchable
            clearable={asking.what === 'carpeta'}
            data={folderOptions(carpetas)}
            value={folder}
            onChange={setFolder}
          />
        )}
        {asking.what === 'etiquetar' && (
          <>
            <TagsField
              label="Poner"
              data={tags}
              maxTags={20}
              maxLength={60}
              value={poner}
              onChange={setPoner}
            />
            <TagsField
              label="Quitar"
              data={tags}
              maxTags={20}
              maxLength={60}
              value={quitar}
              onChange={setQuitar}
            />
          </>
        )}
        {asking.what === 'borrar' && (
          <p>Solo se elimina vacía: antes lleva a otra carpeta sus preguntas, también las de la papelera.</p>
        )}
        {asking.what === 'papelera' && (
          <p>
            {asking.ids.length === 1
              ? 'Los sorteos dejan de usarla. Las evaluaciones y los intentos que ya la tienen la conservan, y puedes recuperarla'
              : 'Los sorteos dejan de usarlas. Las evaluaciones y los intentos que ya las tienen las conservan, y puedes recuperarlas'}{' '}
            desde el filtro «En la papelera».
          </p>
        )}
      </div>
      {act.error !== null && <ErrorState>{messageOf(act.error)}</ErrorState>}
      <DialogActions onCancel={onClose} note={lacks}>
        <Button
          disabled={lacks !== false}
          loading={act.pending}
          color={asking.what === 'papelera' || asking.what === 'borrar' ? 'mal' : undefined}
          onClick={() => act.run(undefined)}
        >
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
