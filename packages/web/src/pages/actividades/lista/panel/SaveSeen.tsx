import { Button } from '@mantine/core';
import classes from '#pages/actividades/lista/panel/ActivityPanel.module.css';
import { messageOf } from '#platform/api-error.ts';
import type { RecordForm } from '#parts/edicion/record-form.ts';

interface SaveSeenProps {
  readonly record: Pick<RecordForm<Record<string, unknown>>, 'saving' | 'failure' | 'discard'>;
}

/** At the foot of the panel while what learners read is being rewritten. */
export function SaveSeen({ record: { saving, failure, discard } }: SaveSeenProps) {
  return (
    <div className={classes.seen} data-at-foot>
      <p role={failure ? 'alert' : undefined}>
        {failure
          ? messageOf(failure)
          : 'Quienes hacen el curso están leyendo esto: lo nuevo se verá cuando lo guardes.'}
      </p>
      <Button variant="default" onClick={discard} disabled={saving}>
        Descartar
      </Button>
      <Button type="submit" loading={saving}>
        Guardar
      </Button>
    </div>
  );
}
