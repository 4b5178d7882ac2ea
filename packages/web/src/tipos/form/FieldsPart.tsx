import type { ReactNode } from 'react';
import classes from '#tipos/form/ActividadFields.module.css';
import { FormLayout } from '#ui/forms/FormLayout.tsx';
import { Section } from '#ui/frame/Section.tsx';

interface FieldsPartProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** In the side panel: its fields say enough, and a rule sets it apart. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** Some of the fields of an activity, under what they are about. */
export function FieldsPart({ title, note, bare = false, children }: FieldsPartProps) {
  const fields = <FormLayout>{children}</FormLayout>;
  return bare ? (
    <div className={classes.bare} role="group" aria-label={title}>
      {fields}
    </div>
  ) : (
    <Section beside title={title} note={note}>
      {fields}
    </Section>
  );
}
