import { type ReactNode, useEffect, useRef, useState } from 'react';

interface EnVistaProps {
  /** Keeps its place meanwhile, as tall as what usually comes. */
  readonly bones: ReactNode;
  readonly children: ReactNode;
}

/** So far before it is seen, that it is often there when it is. */
const BEFORE = '240px';

/** What stays below is asked for when it comes near the screen, and on paper all of it. */
export function EnVista({ bones, children }: EnVistaProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    const show = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: BEFORE },
    );
    observer.observe(element);
    addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, [near]);
  return near ? children : <div ref={place}>{bones}</div>;
}
