-- Earlier migrations made these by hand and no `table.ts` said them; now the generator knows them too. They are there
-- already, so that nothing changes in any database.
select 'academia'::regclass, 'cifras_de_grupos'::regclass, 'cifras_de_hechas'::regclass, 'cifras_de_personas'::regclass,
       'cifras_de_plazos'::regclass, 'cifras_pendientes'::regclass, 'curso_avance'::regclass, 'hechas_pendientes'::regclass,
       'intento_diario'::regclass, 'matriculas'::regclass, 'recibo_llave'::regclass, 'usuarios_por_nombre_llano'::regclass,
       'usuarios_por_clave_de_documento'::regclass;
