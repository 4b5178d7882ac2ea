import { Input, Skeleton } from '@mantine/core';
import { queryOptions } from '@tanstack/react-query';
import { Suspense, useId } from 'react';
import { Prose } from '#ui/rich-text/Prose.tsx';
import classes from '#parts/texto/RichTextField.module.css';
import unseen from '#ui/frame/unseen.module.css';
import type { RichTextFieldProps } from '#parts/texto/field-props.ts';
import { untilItComes } from '#ui/frame/beside.ts';
import { lazyPart } from '#ui/states/lazy-part.tsx';

// The editor and its formulas weigh more than the rest of the page together.
const Writing = lazyPart(async () => (await import('#parts/texto/Writing.tsx')).Writing, untilItComes);

export const preloadWriting = (): Promise<void> => Writing.preload();

/** Asked for with the record that a form shows, so that the form is drawn whole. */
export const writingQuery = queryOptions({
  queryKey: ['editores', 'texto'],
  queryFn: async () => {
    await Writing.preload();
    return true;
  },
  gcTime: Number.POSITIVE_INFINITY,
});

const LINE = 26;
const BAR = 44;

/** Rich text, written as it will be read. */
export function RichTextField({ readOnly = false, minRows = 5, ...field }: RichTextFieldProps) {
  const { label, value, error, look = 'boxed' } = field;
  const id = useId();
  const labelId = `${id}-etiqueta`;
  const errorId = `${id}-error`;
  return (
    <Input.Wrapper
      className={classes.field}
      label={label}
      labelElement="div"
      labelProps={{
        id: labelId,
        className: look === 'boxed' ? undefined : unseen.unseen,
        onClick: () => document.getElementById(id)?.focus(),
      }}
      error={error}
      errorProps={{ id: errorId }}
    >
      {readOnly ? (
        value === '' ? (
          <p className="look-faint">Sin texto.</p>
        ) : (
          <Prose html={value} />
        )
      ) : (
        <Suspense fallback={<Skeleton height={(look === 'line' ? 0 : BAR) + minRows * LINE} />}>
          <Writing {...field} minRows={minRows} id={id} labelId={labelId} errorId={errorId} />
        </Suspense>
      )}
    </Input.Wrapper>
  );
}
