CREATE TABLE "grupo_miembros_idos" (
	"grupo_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"desde" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"origen" text NOT NULL,
	"salida" text NOT NULL,
	CONSTRAINT "grupo_miembros_idos_grupo_id_usuario_id_pk" PRIMARY KEY("grupo_id","usuario_id")
);
--> statement-breakpoint
ALTER TABLE "prorrogas" ADD COLUMN "antes" jsonb;--> statement-breakpoint
ALTER TABLE "grupo_miembros_idos" ADD CONSTRAINT "grupo_miembros_idos_grupo_id_grupos_id_fk" FOREIGN KEY ("grupo_id") REFERENCES "public"."grupos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupo_miembros_idos" ADD CONSTRAINT "grupo_miembros_idos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grupo_miembros_idos_por_persona" ON "grupo_miembros_idos" USING btree ("usuario_id");