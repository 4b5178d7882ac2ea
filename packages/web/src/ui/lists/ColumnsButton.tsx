import { ColumnsFace, type ColumnsProps } from '#ui/lists/ColumnsFace.tsx';
import { opener } from '#ui/states/opener.tsx';

/** Which columns a list shows. */
export const ColumnsButton = opener<ColumnsProps>(
  ({ onPress }) => <ColumnsFace onClick={onPress} />,
  async () => (await import('#ui/lists/ColumnsChoice.tsx')).ColumnsChoice,
);
