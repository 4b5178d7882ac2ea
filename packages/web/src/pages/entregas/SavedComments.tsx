import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useShortcuts } from '#ui/forms/shortcuts.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { lazyPart } from '#ui/states/lazy-part.tsx';

const CommentBox = lazyPart(async () => (await import('#pages/entregas/CommentBox.tsx')).CommentBox);

interface SavedCommentsProps {
  readonly cursoId: string;
  /** What is written so far, which can be kept. */
  readonly escrito: string;
  readonly onTake: (html: string) => void;
}

/** What was said before and is said again: a key away, found by its words. */
export function SavedComments({ cursoId, escrito, onTake }: SavedCommentsProps) {
  const [opened, setOpened] = useState(false);
  useShortcuts({ '/': () => setOpened(true) });
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconMessages size={16} stroke={1.75} aria-hidden />}
        aria-keyshortcuts="/"
        onClick={() => setOpened(true)}
      >
        Comentarios guardados
      </Button>
      <Dialog opened={opened} onClose={close} title="Comentarios guardados">
        <Suspense>
          <CommentBox
            cursoId={cursoId}
            escrito={escrito}
            onTake={(html) => {
              onTake(html);
              close();
            }}
          />
        </Suspense>
      </Dialog>
    </>
  );
}
