module example.org/ws-widgets/integrations/hugo

go 1.19
