import { ExportButton, type ExportProps } from '#pages/usuarios/lista/ExportButton.tsx';
import { opener } from '#ui/states/opener.tsx';

/** Everyone whom the list shows, with the headings of the bulk upload. */
export const ExportMenu = opener<ExportProps>(
  ({ exporting, onPress }) => <ExportButton loading={exporting.pending} onClick={onPress} />,
  async () => (await import('#pages/usuarios/lista/ExportFormats.tsx')).ExportFormats,
);
