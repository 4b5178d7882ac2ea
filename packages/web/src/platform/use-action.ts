import { useState } from 'react';

type State<R> =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'done'; readonly result: R };

/** One thing a button does, with its wait and its failure, where the query client has not arrived yet. */
export function useAction<A, R>(work: (input: A) => Promise<R>, onDone?: (result: R) => void) {
  const [state, setState] = useState<State<R>>({ status: 'idle' });
  const run = async (input: A): Promise<void> => {
    setState({ status: 'pending' });
    try {
      const result = await work(input);
      setState({ status: 'done', result });
      onDone?.(result);
    } catch (error) {
      setState({ status: 'failed', error });
    }
  };
  return {
    run: (input: A) => void run(input),
    pending: state.status === 'pending',
    done: state.status === 'done',
    result: state.status === 'done' ? state.result : null,
    error: state.status === 'failed' ? state.error : null,
  };
}
