import { useEffect, useState } from 'react';
import classes from '#ui/states/LoadingLogo.module.css';
import unseen from '#ui/frame/unseen.module.css';

const LONGER_THAN_USUAL = 10_000;

/** Before any frame is there; after some seconds it says that it is late. */
export function LoadingPage() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LONGER_THAN_USUAL);
    return () => clearTimeout(timer);
  }, []);

  return (
    <main className={`carga ${classes.loading}`} aria-busy="true">
      <h1 className={unseen.unseen}>Cargando</h1>
      <svg className="carga-marca" viewBox="0 0 32 32" role="img" aria-label="Cargando">
        <path d="M29 25v5H16A14 14 0 0 1 16 2h5.500l-3.750 5H16a9 9 0 0 0 0 18z" />
        <path className="carga-tilde" d="M25 2h6L19.800 17h-6z" />
      </svg>
      <p className={classes.words} role="status">
        {late ? 'Está tardando más de lo normal.' : ''}
      </p>
    </main>
  );
}
