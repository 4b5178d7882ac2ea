/** Under which a browser keeps who signed in, where nobody chose another: one and the same in every way of starting. */
export const CLAVE_DE_SESION = '5f2b8c1e9a7d4036b1c8e5f70a92d364';
