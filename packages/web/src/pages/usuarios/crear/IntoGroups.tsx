import { Button } from '@mantine/core';
import { messageOf } from '#platform/api-error.ts';
import { Section } from '#ui/frame/Section.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

interface IntoGroupsProps {
  readonly cuantos: number;
  readonly done: boolean;
  readonly failure: Error | null;
  readonly onRetry: () => void;
}

/** The account exists; whether it is in the groups that were chosen with it, or why not. */
export function IntoGroups({ cuantos, done, failure, onRetry }: IntoGroupsProps) {
  const grupos = cuenta(cuantos, 'grupo');
  return (
    <Section title="Sus grupos">
      <div role="status">
        {done && <StateMark kind="done">Está en {grupos}</StateMark>}
        {!done && !failure && `Entrando en ${grupos}…`}
      </div>
      {failure && (
        <>
          <ErrorState>
            La cuenta está creada, pero no entró en todos sus grupos. {messageOf(failure)}
          </ErrorState>
          <Button variant="default" mt="sm" onClick={onRetry}>
            Volver a intentarlo
          </Button>
        </>
      )}
    </Section>
  );
}
