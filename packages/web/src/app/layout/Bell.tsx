import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { beside } from '#ui/frame/beside.ts';

const BellButton = beside(async () => (await import('#parts/avisos/BellButton.tsx')).BellButton);

/** It comes and asks once the page is painted: its room is kept. */
export function Bell(bell: ComponentProps<typeof BellButton>) {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true));
    return () => clearTimeout(timer);
  }, []);
  const room = <span className={bell.className} />;
  return <Suspense fallback={room}>{painted ? <BellButton {...bell} /> : room}</Suspense>;
}
