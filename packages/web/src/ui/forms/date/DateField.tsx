import { diaDe } from '@catedra/shared/fechas/calendario.ts';
import { escribirFecha } from '@catedra/shared/fechas/escribir-fecha.ts';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import classes from '#ui/forms/date/DateField.module.css';
import { afterPress } from '#ui/forms/after-press.ts';
import { Said } from '#ui/forms/date/Said.tsx';
import { useWritten } from '#ui/forms/date/use-written.ts';
import { lazyPart } from '#ui/states/lazy-part.tsx';
import { useNow, useZone } from '#ui/words/zone.tsx';
import { localEn } from '@catedra/shared/fechas/en-zona.ts';

// It comes when somebody points at its button: whoever types needs nothing of it.
const Calendar = lazyPart(async () => (await import('#ui/forms/date/Calendar.tsx')).Calendar);

export interface DateFieldLook {
  readonly label?: ReactNode;
  /** Its name when no label is seen: inside a sentence. */
  readonly name?: string;
  readonly error?: ReactNode;
  readonly readOnly?: boolean;
  readonly size?: 'xs' | 'sm';
  readonly className?: string;
  /** Inside a sentence: nothing is said under it but while one types. */
  readonly bare?: boolean;
  /** Said under it while nothing is written: what the date means. */
  readonly help?: string;
  /** The hour of a day that is written without one. */
  readonly hour?: string;
  /** A day of any time, like a birthday: that it passed says nothing. */
  readonly calm?: boolean;
  /** It asks for something that happened: days to come can't be chosen. */
  readonly past?: boolean;
}

interface DateFieldProps extends DateFieldLook {
  /** `2026-11-18`, or `2026-11-18T14:00` with time; empty without date. */
  readonly value: string;
  readonly onChange: (local: string) => void;
  readonly withTime?: boolean;
}

/** A date, and its time, read as it is said and written as one speaks: «mañana 9:30», «18/11», «en 2 semanas». */
export function DateField({ value, onChange, withTime = false, ...look }: DateFieldProps) {
  const { label, name, error, readOnly = false, size, className, hour = '23:59', past = false } = look;
  const zone = useZone();
  const now = localEn(useNow(), zone);
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState(false);
  const shown = value === '' ? '' : escribirFecha(value);
  const written = useWritten({
    input,
    shown,
    how: { ahora: now, conHora: withTime, hora: hour, pasada: past },
    value,
    onChange,
  });

  const open = () => {
    if (readOnly) return;
    written.settle();
    // Without it there is nothing to open, and one can still type.
    void Calendar.preload().then(
      () => setOpened(true),
      () => undefined,
    );
  };
  const close = () => {
    setOpened(false);
    input.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      open();
    }
    if (event.key === 'Enter' && written.typing && !written.wrong) {
      event.preventDefault();
      written.settle();
    }
    if (event.key === 'Escape' && written.typing) written.undo();
  };

  return (
    <Popover
      opened={opened}
      onChange={(next) => !next && setOpened(false)}
      position="bottom-start"
      withRoles={false}
      trapFocus
      offset={6}
      radius="md"
      shadow="md"
    >
      <Popover.Target>
        <TextInput
          ref={input}
          className={className}
          classNames={{ input: classes.input }}
          label={label}
          aria-label={name}
          size={size}
          autoComplete="off"
          spellCheck={false}
          inputMode="text"
          placeholder="Sin fecha"
          value={written.text}
          readOnly={readOnly}
          // A dialog around it does not close with what only leaves the text as it was.
          data-mantine-stop-propagation={written.typing || undefined}
          onChange={(event) => written.type(event.currentTarget.value)}
          onBlur={() => afterPress(written.settle)}
          onKeyDown={keys}
          error={written.wrong ? <Said written={written} /> : error}
          description={
            <Said
              written={written}
              value={value}
              now={now}
              zone={withTime ? zone : null}
              help={look.help}
              past={past || look.calm === true}
            />
          }
          inputWrapperOrder={[
            'label',
            'input',
            'error',
            ...(written.wrong || error || (look.bare && !written.typing) ? [] : ['description' as const]),
          ]}
          rightSectionWidth="var(--hit-small)"
          rightSection={
            !readOnly && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label="Abrir el calendario"
                aria-haspopup="dialog"
                aria-expanded={opened}
                onPointerEnter={() => void Calendar.preload().catch(() => undefined)}
                onClick={() => (opened ? close() : open())}
              >
                <IconCalendar size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            )
          }
        />
      </Popover.Target>
      <Popover.Dropdown
        className={classes.dropdown}
        role="dialog"
        aria-label={withTime ? 'Elegir fecha y hora' : 'Elegir fecha'}
      >
        <Suspense fallback={<div className={classes.coming} />}>
          <Calendar
            value={value}
            today={diaDe(now)}
            withTime={withTime}
            hour={hour}
            zone={withTime ? zone : null}
            past={past}
            onChange={onChange}
            onClose={close}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
