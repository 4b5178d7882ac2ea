import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import type { Inbox } from '#pages/intentos/sala/inbox.ts';
import { Ribbon } from '#pages/intentos/sala/Ribbon.tsx';

/** What whoever watches the exam wrote: under the bar, over nothing, until it is said to be seen. */
export function Messages({ inbox }: { readonly inbox: Inbox }) {
  const messages = useSyncExternalStore(inbox.subscribe, inbox.read);
  return messages.map(({ id, de, texto }) => (
    <Ribbon
      key={id}
      icon={IconMessage}
      action={
        <Button variant="default" onClick={() => inbox.seen(id)}>
          Entendido
        </Button>
      }
    >
      <b>{de}:</b> {texto}
    </Ribbon>
  ));
}
