CREATE TABLE "informe_vistas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"informe" text NOT NULL,
	"nombre" text NOT NULL,
	"busqueda" jsonb NOT NULL,
	"compartida" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"creada_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"cambiada_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "informe_vistas_usuales" (
	"usuario_id" uuid NOT NULL,
	"informe" text NOT NULL,
	"vista_id" uuid NOT NULL,
	CONSTRAINT "informe_vistas_usuales_usuario_id_informe_pk" PRIMARY KEY("usuario_id","informe")
);
--> statement-breakpoint
ALTER TABLE "informe_vistas" ADD CONSTRAINT "informe_vistas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "informe_vistas_usuales" ADD CONSTRAINT "informe_vistas_usuales_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "informe_vistas_usuales" ADD CONSTRAINT "informe_vistas_usuales_vista_id_informe_vistas_id_fk" FOREIGN KEY ("vista_id") REFERENCES "public"."informe_vistas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "informe_vistas_por_informe" ON "informe_vistas" USING btree ("informe","usuario_id");--> statement-breakpoint
CREATE INDEX "informe_vistas_usuales_por_vista" ON "informe_vistas_usuales" USING btree ("vista_id");