/** The product's own colours and type, as mail programs take them: inside each element, with a dark twin where they know it. */
export const E = {
  fondo:
    'margin:0;background:#fbfaf7;color:#10242b;font-family:Figtree,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:25px',
  marco: 'width:100%;max-width:600px;margin:0 auto;border-spacing:0',
  academia:
    'padding:0 8px 18px;font-family:Fraunces,Georgia,serif;font-size:16px;line-height:24px;font-weight:600',
  marca:
    'display:inline-block;width:22px;height:22px;line-height:22px;margin-right:10px;border-radius:6px;background:#0e4a5a;color:#ffffff;text-align:center;font-size:14px',
  hoja: 'background:#ffffff;border:1px solid #e4e1d9;border-radius:12px;padding:32px 36px 28px',
  titulo:
    'margin:0 0 10px;font-family:Fraunces,Georgia,serif;font-size:28px;line-height:34px;font-weight:600;letter-spacing:-.012em',
  parrafo: 'margin:0 0 12px;color:#41565e',
  apartado: 'margin:18px 0 8px;color:#10242b;font-size:17px;line-height:24px;font-weight:600',
  cita: 'margin:0 0 12px;padding:0 0 0 14px;border-left:3px solid #e4e1d9;color:#41565e',
  lista: 'margin:0 0 12px;padding:0 0 0 22px;color:#41565e',
  punto: 'margin:0 0 4px',
  celda: 'padding:4px 10px 4px 0;text-align:left;vertical-align:top;color:#41565e',
  enlace: 'color:#0e4a5a;text-decoration:underline',
  boton:
    'display:inline-block;background:#0e4a5a;color:#ffffff;font-weight:600;padding:12px 26px;border-radius:10px;margin:10px 0 18px;text-decoration:none',
  linea: 'border-top:1px solid #e4e1d9;padding:12px 0;font-size:15px;line-height:22px',
  nombre: 'color:#10242b;font-weight:600;text-decoration:none',
  detalle: 'display:block;color:#41565e;font-size:14px',
  pie: 'padding:18px 8px 0;font-size:13px;line-height:20px;color:#5f737b',
  enlacePie: 'color:#5f737b;text-decoration:underline',
} as const;

/** For those programs that tell light from dark; the rest keeps what stands inside each element. */
export const OSCURO = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){
.fondo{background:#0d1518!important;color:#e9eff1!important}.hoja{background:#132025!important;border-color:#25383f!important}
.parrafo,.detalle,.cita,.lista,.celda{color:#b4c4ca!important}.cita{border-color:#25383f!important}.apartado{color:#e9eff1!important}.enlace{color:#7cc9da!important}
.boton,.marca{background:#7cc9da!important;color:#06222b!important}
.linea{border-color:#25383f!important}.nombre{color:#e9eff1!important}.pie,.pie a{color:#93a7ae!important}}
@media (max-width:480px){.hoja{padding:24px 20px 20px!important}.titulo{font-size:24px!important;line-height:30px!important}}`;
