import { Skeleton } from '@mantine/core';
import classes from '#ui/states/Bones.module.css';

const LINES = [92, 100, 84, 96, 62];

/** Some lines that are on their way. */
export function LineBones({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div className={classes.lines} aria-hidden>
      {LINES.slice(0, lines).map((width) => (
        <Skeleton key={width} height={12} width={`${width}%`} />
      ))}
    </div>
  );
}

const ROWS = [72, 58, 84, 64, 78, 54, 68, 80];

interface RowBonesProps {
  readonly rows: number;
  /** Lines of facts under each title. */
  readonly facts?: number;
  /** Each opens with a mark of how it is going. */
  readonly marked?: boolean;
}

/** Rows that are on their way, between their hairlines. */
export function RowBones({ rows, facts = 1, marked = false }: RowBonesProps) {
  return (
    <div className={classes.rows} data-marked={marked || undefined} aria-hidden>
      {ROWS.slice(0, rows).map((width) => (
        <div key={width}>
          {marked && <Skeleton circle height={18} />}
          <div>
            <Skeleton height={14} width={`${width}%`} />
            {Array.from({ length: facts }, (_, fact) => (
              <Skeleton key={fact} height={10} width={`${width / (fact + 2)}%`} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface FieldBoneProps {
  /** A bone where not even that is known. */
  readonly label?: string;
  readonly height?: number | string;
}

/** A field before what it holds. */
export const FieldBone = ({ label, height = 'var(--field-height)' }: FieldBoneProps) => (
  <div aria-hidden>
    <span className={classes.label}>
      {label ?? <Skeleton component="span" height={12} width={96} my={5} />}
    </span>
    <Skeleton height={height} />
  </div>
);

interface FormBonesProps {
  /** What its fields are called: those are known before what they hold. */
  readonly labels: readonly string[];
  /** How tall the last one is, when it is a text. */
  readonly text?: number;
}

/** A form before what it holds: its labels, and boxes as tall as its fields. */
export function FormBones({ labels, text }: FormBonesProps) {
  return (
    <div className={classes.form} aria-hidden>
      {labels.map((label, index) => (
        <FieldBone key={label} label={label} height={index === labels.length - 1 ? text : undefined} />
      ))}
    </div>
  );
}

/** A page about something whose name is not known yet. */
export const TitleBone = () => (
  <Skeleton component="span" className={classes.title} height="0.8em" width="min(20ch, 70%)" />
);

/** A line of facts under the title. */
export const FactsBone = () => (
  <Skeleton component="span" display="block" height={12} width="min(280px, 80%)" my={4} />
);
