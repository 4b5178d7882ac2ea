import { queryOptions, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { leerUno } from '#platform/client.ts';
import { queryClient } from '#platform/query-client.ts';
import { onRecord } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unGrupo } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { GoneNotice, useGone } from '#ui/forms/Gone.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';

const grupo = unGrupo();
const grupoQuery = queryOptions({
  queryKey: ['grupos', grupo.id],
  queryFn: () => leerUno('grupos', grupo.id),
});

function Piece() {
  const query = useQuery(grupoQuery);
  const gone = useGone(query);
  const [typed, setTyped] = useState('');
  if (gone === 'missing') return <p>No puedes abrirlo</p>;
  if (!query.data) return null;
  return (
    <>
      <input
        aria-label="Nombre"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <UnsavedGuard dirty={typed !== ''} />
      <GoneNotice shown={gone === 'kept'} what="Este grupo" />
    </>
  );
}

const isDeleted = async () => {
  onRecord('grupos', () => {
    throw refused(404, 'NO_ENCONTRADO');
  });
  await queryClient.invalidateQueries(grupoQuery);
};

test('lo que se escribe no se pierde si otra persona elimina lo que se edita: se dice', async () => {
  onRecord('grupos', grupo);
  const { user } = await renderPiece(<Piece />);
  await user.type(await screen.findByLabelText('Nombre'), 'Turno de noche');
  await isDeleted();

  expect(await screen.findByText('Este grupo ya no está')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Turno de noche');
  await user.clear(screen.getByLabelText('Nombre'));
  expect(await screen.findByText('No puedes abrirlo')).toBeDefined();
});

test('sin nada escrito, lo que se eliminó deja de verse', async () => {
  onRecord('grupos', grupo);
  await renderPiece(<Piece />);
  await screen.findByLabelText('Nombre');
  await isDeleted();
  expect(await screen.findByText('No puedes abrirlo')).toBeDefined();
});
