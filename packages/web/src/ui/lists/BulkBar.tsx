import { IconX } from '@tabler/icons-react';
import { MoreButton, type MoreProps } from '#ui/lists/BulkMoreButton.tsx';
import type { Selection } from '#ui/lists/data-table.ts';
import foot from '#ui/frame/foot-bar.module.css';
import classes from '#ui/lists/BulkBar.module.css';
import { opener } from '#ui/states/opener.tsx';

const More = opener<MoreProps>(
  ({ onPress, className }) => <MoreButton className={className} onClick={onPress} />,
  async () => (await import('#ui/lists/BulkMore.tsx')).BulkMore,
);

/** The first ones stand in the bar; the rest wait behind ⋯. */
const AT_HAND = 3;

/** What can be done with everything that is selected; floats while something is. */
export function BulkBar({ selection }: { readonly selection: Selection }) {
  const { reach, actions } = selection;
  const ids = [...selection.selected];
  if (ids.length === 0) return null;
  const few = actions.length <= AT_HAND + 1;
  const more = few ? [] : actions.slice(AT_HAND);
  return (
    <div
      className={`${foot.bar} ${classes.place}`}
      role="region"
      aria-label="Acciones con la selección"
      data-at-foot
    >
      <span className={classes.count} role="status">
        {selection.words(ids.length)}
      </span>
      {reach && (
        <button type="button" className={classes.reach} onClick={reach.onClick}>
          {reach.label}
        </button>
      )}
      <span className={classes.space} />
      <span className={classes.gap} />
      {actions.slice(0, few ? undefined : AT_HAND).map(({ label, icon: Icon, onClick }) => (
        <button key={label} type="button" className={classes.act} onClick={() => onClick(ids)}>
          <Icon size={18} stroke={1.75} aria-hidden />
          {label}
        </button>
      ))}
      {more.length > 0 && <More className={classes.act} actions={more} ids={ids} />}
      <button
        type="button"
        className={classes.close}
        aria-label="Quitar la selección"
        onClick={() => selection.onChange(new Set())}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
