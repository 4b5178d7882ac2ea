import { useState } from 'react';

/** What a dialog does once it is said yes to: it closes when that is done, or stays and says why it is not. */
export function useConfirming(onConfirm: () => Promise<unknown> | void, onClose: () => void) {
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    setWorking(true);
    setFailure(null);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setWorking(false);
    }
  };
  return { working, failure, close, confirm: () => void confirm() };
}
