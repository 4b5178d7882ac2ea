import { leer } from '@catedra/shared/anuncios/api.ts';
import { largoDeTexto } from '@catedra/shared/anuncios/rules.ts';
import type { AnuncioMio } from '@catedra/shared/anuncios/schemas.ts';
import { ActionIcon } from '@mantine/core';
import { IconSpeakerphone, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import classes from '#pages/home/anuncios/Anuncios.module.css';
import { MIOS } from '#pages/home/anuncios/mios-key.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import unseen from '#ui/frame/unseen.module.css';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { cuando } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** What is longer is opened by whoever wants to read it. */
const CORTO = 280;

/** What is announced to somebody: each until they put it aside. */
export function Anuncios({ anuncios }: { readonly anuncios: readonly AnuncioMio[] }) {
  const now = useNow();
  const vigentes = anuncios.filter(({ hasta }) => hasta === null || Date.parse(hasta) > now.getTime());
  if (vigentes.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Anuncios">
      {vigentes.map((anuncio) => (
        <Anuncio key={anuncio.id} anuncio={anuncio} now={now} />
      ))}
    </ul>
  );
}

/** Marked on the server; the home has it at once. */
function useLeer({ id }: AnuncioMio) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (apartar: boolean) => ask(leer, { id, body: { apartar } }),
    onSuccess: (_, apartar) => {
      const leidoEn = new Date().toISOString();
      queryClient.setQueriesData<readonly AnuncioMio[]>({ queryKey: MIOS }, (antes) =>
        antes?.flatMap((uno) => (uno.id !== id ? [uno] : apartar ? [] : [{ ...uno, leidoEn }])),
      );
      if (apartar) void queryClient.invalidateQueries({ queryKey: MIOS });
    },
  });
}

function Anuncio({ anuncio, now }: { readonly anuncio: AnuncioMio; readonly now: Date }) {
  const { titulo, texto, leidoEn, editadoEn } = anuncio;
  const { mirada } = useActor();
  const zone = useZone();
  const { anuncio: pedido }: { anuncio?: string } = useSearch({ strict: false });
  const [abierto, setAbierto] = useState(anuncio.id === pedido);
  const leido = useLeer(anuncio);
  const largo = largoDeTexto(texto) > CORTO;
  const abrir = () => {
    setAbierto(!abierto);
    // Whoever looks through their eyes marks nothing.
    if (!abierto && leidoEn === null && mirada === undefined) leido.mutate(false);
  };
  return (
    <li className={classes.one}>
      <IconSpeakerphone size={20} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>
          {titulo}
          {leidoEn === null && <span className={unseen.unseen}> (sin leer)</span>}
        </p>
        <div className={classes.text} data-folded={(largo && !abierto) || undefined}>
          <Prose html={texto} />
        </div>
        {(largo || editadoEn !== null) && (
          <p className={classes.foot}>
            {largo && (
              <TextButton onClick={abrir} label={`${abierto ? 'Plegar' : 'Leer entero'}: ${titulo}`}>
                {abierto ? 'Plegar' : 'Leer entero'}
              </TextButton>
            )}
            {editadoEn !== null && <span>Editado {cuando(editadoEn, now, zone)}</span>}
          </p>
        )}
        {leido.isError && (
          <p className={classes.foot} role="alert">
            {messageOf(leido.error)}
          </p>
        )}
      </div>
      {mirada === undefined && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={`Ya lo he leído: ${titulo}`}
          loading={leido.isPending && leido.variables}
          onClick={() => leido.mutate(true)}
        >
          <IconX size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
