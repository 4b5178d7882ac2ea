import { Button } from '@mantine/core';
import thumb from '#ui/frame/thumb.module.css';
import phones from '#ui/frame/unseen-on-phones.module.css';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import type { RowAction } from '#ui/lists/data-table.ts';
import classes from '#ui/lists/ListActs.module.css';

interface ListActsProps {
  /** Of what they are: «los participantes». */
  readonly name: string;
  readonly acts: readonly RowAction[];
  readonly main?: RowAction;
  /** There are no rows yet: they are buttons on a phone too. */
  readonly plain?: boolean;
}

/** What is done with a list: on a phone the main one at the thumb and the others behind «…». */
export function ListActs({ name, acts, main, plain = false }: ListActsProps) {
  return (
    <div
      className={
        plain ? `look-wrap ${classes.acts}` : `look-wrap ${classes.acts} ${thumb.acts} ${phones.buttons}`
      }
      data-plain={plain || undefined}
    >
      {acts.map((act) => (
        <ActButton key={act.label} act={act} quiet />
      ))}
      {main && <ActButton act={main} />}
      {!plain && acts.length > 0 && (
        <span className={classes.menu}>
          <RowMenu name={name} actions={acts} />
        </span>
      )}
    </div>
  );
}

function ActButton({ act, quiet = false }: { readonly act: RowAction; readonly quiet?: boolean }) {
  const Icon = act.icon;
  return (
    <Button
      className={quiet ? classes.other : undefined}
      variant={quiet ? 'default' : 'filled'}
      leftSection={Icon && <Icon size={18} stroke={1.75} aria-hidden />}
      onClick={act.onClick}
    >
      {act.label}
    </Button>
  );
}
