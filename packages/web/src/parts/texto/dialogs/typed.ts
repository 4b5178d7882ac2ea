import { type ChangeEvent, useState } from 'react';

/** What is typed in a field, and what was wrong with it until it is typed anew. */
export function useTyped(initial: string) {
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setTyped(currentTarget.value);
    setError(null);
  };
  return { typed, refuse: setError, field: { value: typed, onChange, error } };
}
