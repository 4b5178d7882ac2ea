-- By the key of one person and course, always: planning them anew for every person cost four times what they do.
alter function recalcular_matriculas(par_de_avance[]) set plan_cache_mode = 'force_generic_plan';
--> statement-breakpoint
alter function recalcular_avance(par_de_avance[], text) set plan_cache_mode = 'force_generic_plan';
