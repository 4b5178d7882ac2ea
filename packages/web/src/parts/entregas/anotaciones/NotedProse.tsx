import { Button } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Mark, stretchIn, withMarks } from '#parts/entregas/anotaciones/marked-html.ts';
import classes from '#parts/entregas/anotaciones/Noted.module.css';
import { type Notes, useNotes } from '#parts/entregas/anotaciones/notes.ts';
import { chooseByKey } from '#parts/entregas/anotaciones/words-by-key.ts';
import { useShortcuts } from '#ui/forms/shortcuts.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';

const marksOf = ({ numbered, draft }: Notes): Mark[] => [
  ...numbered.flatMap(({ id, n, ancla }) => (ancla.tipo === 'texto' ? [{ id, n, ...ancla }] : [])),
  ...(draft?.ancla.tipo === 'texto' && numbered.every(({ id }) => id !== draft.id)
    ? [{ id: draft.id, n: null, ...draft.ancla }]
    : []),
];

/** The keyboard comes to it, to choose words. */
const CHOSEN_BY_KEYS = { tabIndex: 0, role: 'group' };
const HOW = 'Lo que escribió. Con las flechas eliges palabras, con Mayús varias, y C las comenta.';

/** A text with what was said of its stretches; whoever marks chooses another with the mouse, a finger or the arrows. */
export function NotedProse({ html }: { readonly html: string }) {
  const notes = useNotes();
  return notes ? <Noted html={html} notes={notes} /> : <Prose html={html} />;
}

function Noted({ html, notes }: { readonly html: string; readonly notes: Notes }) {
  const root = useRef<HTMLDivElement>(null);
  const at = useRef(-1);
  const { begin, read } = notes;
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-note]')?.dataset.note;
    if (id) read(id);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const here = root.current;
    if (!begin || !here || event.target !== here || event.ctrlKey || event.metaKey || event.altKey) return;
    const word = chooseByKey(here, event, at.current);
    if (word === null) return;
    at.current = word;
    event.preventDefault();
  });
  // What is pressed is inside of the text, which is not written by React.
  useEffect(() => {
    const here = root.current;
    const press = (event: MouseEvent) => onClick(event);
    const type = (event: KeyboardEvent) => onKeyDown(event);
    here?.addEventListener('click', press);
    here?.addEventListener('keydown', type);
    return () => {
      here?.removeEventListener('click', press);
      here?.removeEventListener('keydown', type);
    };
  }, []);
  return (
    <div ref={root} className={classes.text} {...(begin && { ...CHOSEN_BY_KEYS, 'aria-label': HOW })}>
      <Prose html={withMarks(html, marksOf(notes))} />
      {begin && <Choose root={root} onBegin={(stretch) => begin({ tipo: 'texto', ...stretch })} />}
    </div>
  );
}

interface Chosen {
  readonly cita: string;
  readonly desde: number;
  readonly top: number;
  readonly left: number;
}

interface ChooseProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly onBegin: (stretch: Pick<Chosen, 'cita' | 'desde'>) => void;
}

/** Beside what is chosen, what it is chosen for. */
function Choose({ root, onBegin }: ChooseProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => setChosen(root.current && chosenIn(root.current));
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    document.addEventListener('selectionchange', later);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('selectionchange', later);
    };
  }, [root]);
  const begin = () => {
    if (!chosen) return;
    const { cita, desde } = chosen;
    window.getSelection()?.removeAllRanges();
    setChosen(null);
    onBegin({ cita, desde });
  };
  useShortcuts({ c: chosen ? begin : undefined });
  if (!chosen) return null;
  return (
    <Button
      size="xs"
      className={classes.choose}
      style={{ top: chosen.top, insetInlineStart: chosen.left }}
      leftSection={<IconMessagePlus size={16} stroke={1.75} aria-hidden />}
      aria-keyshortcuts="C"
      // The press would take away what is chosen before it arrived.
      onPointerDown={(event) => event.preventDefault()}
      onClick={begin}
    >
      Comentar esto
    </Button>
  );
}

const BUTTON_WIDTH = 170;

function chosenIn(root: HTMLElement): Chosen | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return null;
  const stretch = stretchIn(root, range);
  if (!stretch) return null;
  const around = root.getBoundingClientRect();
  const last = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
  return {
    ...stretch,
    top: last.bottom - around.top + 6,
    left: Math.max(0, Math.min(last.right - around.left - BUTTON_WIDTH / 2, around.width - BUTTON_WIDTH)),
  };
}
