-- The orders of the report of everyone's progress, each a range of one index.
create index matriculas_por_avance on matriculas (coalesce(porcentaje, 0), usuario_id, curso_id);
--> statement-breakpoint
create index matriculas_por_fecha on matriculas (vence_en, usuario_id, curso_id);
--> statement-breakpoint
create index curso_avance_por_ultima_vez on curso_avance (ultima_vez, usuario_id, curso_id);
